package limits_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/gevel/gevel/limits"
)

func TestCachesBytes(t *testing.T) {
	shares := limits.PageCacheBytes + limits.AnswerCacheBytes + limits.FreeAnswerCacheBytes + limits.QueryCacheBytes +
		limits.MatchCacheBytes + limits.FileCacheBytes + limits.PropertyCacheBytes + limits.RepeatCacheBytes + limits.UnpackedCacheBytes +
		limits.PropertyWordsBytes
	if shares != limits.CachesBytes || limits.CachesBytes > 96<<20 {
		t.Errorf("the caches have %d bytes together, but CachesBytes is %d", shares, limits.CachesBytes)
	}
}

// TestEveryCacheHasALimit reads the source of the server: each cache must be made with a limit of its own.
func TestEveryCacheHasALimit(t *testing.T) {
	made := map[string]int{}
	call := regexp.MustCompile(`(?:cache\.|var \w+ = )New(?:ByAnswer)?(?:\[[^(]*\])?\(([^,]*),`)
	for _, path := range sources(t) {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range call.FindAllStringSubmatch(string(text), -1) {
			made[found[1]]++
		}
	}
	for _, share := range []string{"Page", "Answer", "FreeAnswer", "Query", "Match", "File", "Property", "Repeat", "Unpacked"} {
		name := "limits." + share + "CacheBytes"
		if made[name] != 1 {
			t.Errorf("%d caches are made with limits.%s, want 1", made[name], name)
		}
		delete(made, name)
	}
	for bound := range made {
		t.Errorf("a cache is made with limits.%s, which is not a part of CachesBytes", bound)
	}
}

func sources(t *testing.T) (paths []string) {
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() && (d.Name() == "node_modules" || d.Name() == "web") {
			return fs.SkipDir
		}
		if strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") {
			paths = append(paths, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return paths
}
