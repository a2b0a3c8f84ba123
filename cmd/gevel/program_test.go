package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
)

var built struct {
	sync.Once
	folder string
	err    error
}

// program returns the path of the program, built as `just build` does (without the race detector), once for all tests.
func program(t *testing.T) string {
	t.Helper()
	built.Do(func() { built.folder, built.err = build() })
	if built.err != nil {
		t.Fatal(built.err)
	}
	return filepath.Join(built.folder, "gevel")
}

func build() (folder string, err error) {
	folder, err = os.MkdirTemp("", "gevel-program-")
	if err != nil {
		return "", err
	}
	out, err := exec.Command("go", "build", "-o", folder, ".").CombinedOutput()
	if err != nil {
		return folder, fmt.Errorf("go build: %w\n%s", err, out)
	}
	return folder, nil
}

// TestMain deletes the program after all tests. In a process that TestCRMIsFollowed started it is the program.
func TestMain(m *testing.M) {
	if certificate := os.Getenv(trusted); certificate != "" {
		asProgram(certificate)
		return
	}
	code := m.Run()
	os.RemoveAll(built.folder)
	os.Exit(code)
}
