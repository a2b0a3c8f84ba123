package main

import (
	"crypto/rand"
	"flag"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/sampletest"
)

// properties is how many are imported while forms come in: go test -run TestFormsAreAcceptedDuringAnImport . -properties 20000
var properties = flag.Int("properties", 500, "how many properties are imported while forms come in")

// TestFormsAreAcceptedDuringAnImport imports many properties in a process of its own while visitors send forms and open pages. No form is
// refused, each is stored once with its emails, and no page waits.
func TestFormsAreAcceptedDuringAnImport(t *testing.T) {
	releasetest.Only(t, "it imports thousands of properties")
	post := collectEmails(t)
	s := &site{program: program(t), data: filepath.Join(t.TempDir(), "data"), addr: freeAddress(t), smtp: post.addr}
	s.cond = sync.NewCond(&s.mu)
	folder := manyProperties(t, *properties)
	s.start(t)
	done := make(chan error, 1)
	go func() {
		out, err := exec.Command(s.program, "import", "-data", s.data, folder).CombinedOutput()
		if err != nil {
			err = fmt.Errorf("%w: %s", err, out)
		}
		done <- err
	}()
	sent, accepted := s.sendUntil(t, done)
	post.wait(2 * sent)
	s.process.kill()
	compareAccepted(t, s.data, accepted, post)
}

// sendUntil sends forms and opens a page, again and again, until the import is done.
func (s *site) sendUntil(t *testing.T, imported <-chan error) (sent int, accepted *sync.Map) {
	t.Helper()
	accepted = &sync.Map{}
	var longestForm, longestPage time.Duration
	for {
		key := rand.Text()
		began := time.Now()
		if !submit(s.addr, sent, key) {
			t.Errorf("the form of visitor %d was refused after %v", sent, time.Since(began))
		}
		accepted.Store(key, sent)
		sent++
		longestForm = max(longestForm, time.Since(began))
		longestPage = max(longestPage, s.open(t, fmt.Sprint("/nl/te-koop/?page=", 1+sent%3)))
		select {
		case err := <-imported:
			if err != nil {
				t.Error(err)
			}
			t.Log(sent, "forms, the slowest took", longestForm, "and the slowest page", longestPage)
			return sent, accepted
		default:
		}
	}
}

// open requests a page and returns how long it took.
func (s *site) open(t *testing.T, path string) time.Duration {
	t.Helper()
	began := time.Now()
	r, err := http.Get("http://" + s.addr + path)
	if err != nil {
		t.Fatal(err)
	}
	r.Body.Close()
	if r.StatusCode != http.StatusOK {
		t.Errorf("%s is answered %s, want 200", path, r.Status)
	}
	return time.Since(began)
}

// manyProperties makes an import folder with copies of the sample's properties, n in all.
func manyProperties(t *testing.T, n int) string {
	t.Helper()
	folder := t.TempDir()
	if err := os.CopyFS(folder, os.DirFS(sampletest.Folder())); err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(folder, "properties", "*.json"))
	if err != nil || len(files) == 0 {
		t.Fatalf("the sample has %d properties, want some to copy (%v)", len(files), err)
	}
	number := regexp.MustCompile(`"number":\s*\d+`)
	for i := range n {
		text, err := os.ReadFile(files[i%len(files)])
		if err != nil {
			t.Fatal(err)
		}
		text = number.ReplaceAll(text, fmt.Appendf(nil, `"number": %d`, 100_000+i))
		if err := os.WriteFile(filepath.Join(folder, "properties", fmt.Sprintf("%d.json", 100_000+i)), text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}
