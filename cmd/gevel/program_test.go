package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
)

// built is a program that is built once for all tests, when the first of them needs it.
type built struct {
	command []string
	once    sync.Once
	folder  string
	err     error
}

// Both are built without the race detector, as `just build` does: with it a server takes ten times as long, and a process that is killed
// reports nothing; and without debug information, which links in a third of the time. The second is the program beside a CRM on this
// machine (asProgram).
var (
	realProgram = built{command: []string{"build", "-ldflags=-w"}}
	crmProgram  = built{command: []string{"test", "-c", "-ldflags=-w"}}
)

func program(t *testing.T) string {
	t.Helper()
	return realProgram.path(t)
}

// programBesideCRM returns the path of the program that may reach a CRM on this machine.
func programBesideCRM(t *testing.T) string {
	t.Helper()
	return crmProgram.path(t)
}

func (b *built) path(t *testing.T) string {
	t.Helper()
	b.once.Do(b.build)
	if b.err != nil {
		t.Fatal(b.err)
	}
	return filepath.Join(b.folder, "gevel")
}

func (b *built) build() {
	if b.folder, b.err = os.MkdirTemp("", "gevel-program-"); b.err != nil {
		return
	}
	command := append(b.command, "-o", filepath.Join(b.folder, "gevel"), ".")
	if out, err := exec.Command("go", command...).CombinedOutput(); err != nil {
		b.err = fmt.Errorf("go %v: %w\n%s", command, err, out)
	}
}

// TestMain deletes the programs after all tests. In a process of programBesideCRM it runs the program instead of tests.
func TestMain(m *testing.M) {
	if certificate := os.Getenv(trusted); certificate != "" {
		asProgram(certificate)
		return
	}
	code := m.Run()
	for _, b := range []*built{&realProgram, &crmProgram} {
		os.RemoveAll(b.folder)
	}
	os.Exit(code)
}
