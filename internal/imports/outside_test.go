package imports

import (
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// reaching are the parts of the standard library that connect to other servers.
var reaching = regexp.MustCompile(`\b(http\.(Get|Post|PostForm|Head|Client|DefaultClient|Transport|DefaultTransport)\b|(net|tls)\.Dial)`)

// TestOnlyFetchAndMailReachOtherServers shows that whatever the program asks of other servers goes through fetch, which checks each
// connection; mail connects to the mail server of the settings, and cluster to a node of this machine alone.
func TestOnlyFetchAndMailReachOtherServers(t *testing.T) {
	root := os.DirFS("../..")
	for _, room := range order {
		err := fs.WalkDir(root, room, func(name string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") ||
				strings.Contains(name, "test/") || slices.Contains([]string{"fetch", "mail", "cluster"}, room) {
				return err
			}
			text, err := fs.ReadFile(root, name)
			if found := reaching.FindString(string(text)); found != "" {
				t.Errorf("%s uses %s: ask other servers with fetch.Client", name, found)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}
