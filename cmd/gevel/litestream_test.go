//go:build litestream

package main

import (
	"crypto/rand"
	"flag"
	"fmt"
	mathrand "math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/datafolder"
)

var losses = flag.Int("losses", 3, "how often the machine is lost beside Litestream")

// mostLost is how much docs/operating.md says is lost at most.
const mostLost = time.Second

// TestAtMostASecondIsLost kills the site and Litestream beside it while visitors send forms, as when a machine is lost, and restores what
// Litestream has on another disk. Each form that was accepted more than a second before is there, once, and the site serves.
func TestAtMostASecondIsLost(t *testing.T) {
	for range *losses {
		loseMachine(t)
	}
}

func loseMachine(t *testing.T) {
	t.Helper()
	folder := t.TempDir()
	s := &site{program: program(t), data: filepath.Join(folder, "data"), addr: freeAddress(t), smtp: collectEmails(t).addr}
	s.cond = sync.NewCond(&s.mu)
	s.start(t)
	config := filepath.Join(folder, "litestream.yml")
	replica := filepath.Join(folder, "replica")
	if err := os.WriteFile(config, fmt.Appendf(nil, replicated, datafolder.Database(s.data), replica), 0o600); err != nil {
		t.Fatal(err)
	}
	beside := exec.Command(litestream(t), "replicate", "-config", config)
	if err := beside.Start(); err != nil {
		t.Fatal(err)
	}
	defer beside.Wait()
	defer beside.Process.Kill()
	waitForFirstCopy(t, replica)

	accepted := map[string]time.Time{}
	random := time.Duration(mathrand.Int64N(int64(2 * time.Second)))
	for end, i := time.Now().Add(6*time.Second+random), 0; time.Now().Before(end); i++ {
		key := rand.Text()
		if !submit(s.addr, i, key) {
			t.Fatalf("form %d is refused", i)
		}
		accepted[key] = time.Now()
	}
	lost := time.Now()
	beside.Process.Kill()
	s.process.kill()

	copied := filepath.Join(folder, "gevel.db")
	succeeds(t, litestream(t), "restore", "-config", config, "-o", copied, datafolder.Database(s.data))
	succeeds(t, s.program, "restore", "-data", s.data, copied)
	stored := map[string]int{}
	for _, l := range storedLeads(t, s.data) {
		stored[l.Key]++
	}
	oldest, missing := time.Duration(0), 0
	for key, at := range accepted {
		if stored[key] == 0 {
			oldest, missing = max(oldest, lost.Sub(at)), missing+1
		}
		if stored[key] > 1 {
			t.Errorf("a form is stored %d times, want once", stored[key])
		}
	}
	t.Logf("%d of %d forms are lost, the first of them accepted %v before", missing, len(accepted), oldest.Round(time.Millisecond))
	if oldest > mostLost {
		t.Errorf("a form that was accepted %v before is lost, want at most those of %v", oldest, mostLost)
	}
	s.start(t)
	s.open(t, "/nl/")
}

// waitForFirstCopy returns when Litestream has copied the database as it was when it began. Until then nothing can be restored.
func waitForFirstCopy(t *testing.T, replica string) {
	t.Helper()
	for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if files, err := filepath.Glob(filepath.Join(replica, "ltx", "0", "*.ltx")); err == nil && len(files) > 0 {
			return
		}
	}
	t.Fatal("Litestream copies nothing")
}

// replicated is the configuration of docs/operating.md.
const replicated = `dbs:
  - path: %s
    monitor-interval: 200ms
    replica:
      type: file
      path: %s
      sync-interval: 200ms
`

// litestream is the program that `just litestream` makes.
func litestream(t *testing.T) string {
	t.Helper()
	path, err := filepath.Abs("../../bin/litestream")
	if err == nil {
		_, err = os.Stat(path)
	}
	if err != nil {
		t.Fatalf("run just litestream: %v", err)
	}
	return path
}

func succeeds(t *testing.T, program string, args ...string) {
	t.Helper()
	if said, err := exec.Command(program, args...).CombinedOutput(); err != nil {
		t.Fatalf("%s %v: %v\n%s", filepath.Base(program), args, err, said)
	}
}
