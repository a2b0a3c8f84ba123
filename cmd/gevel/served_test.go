package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync"
	"syscall"
	"testing"
)

// served is a running program whose output is read.
type served struct {
	*exec.Cmd
	out *bufio.Scanner
	log *written
}

// written collects what a program logs.
type written struct {
	sync.Mutex
	text strings.Builder
}

func (w *written) Write(p []byte) (int, error) {
	w.Lock()
	defer w.Unlock()
	return w.text.Write(p)
}

func (w *written) has(text string) bool {
	w.Lock()
	defer w.Unlock()
	return strings.Contains(w.text.String(), text)
}

// serveFilled starts the program on a filled data folder and waits until it serves. It holds the sockets of systemd; nil for none.
func serveFilled(t *testing.T, dir string, sockets []*os.File, env []string, args ...string) served {
	t.Helper()
	words := append([]string{"serve", "-data", dir}, args...)
	c := exec.Command("sh", append([]string{"-c", `LISTEN_PID=$$ exec "$@"`, "sh", program(t)}, words...)...)
	c.Env = append(append(os.Environ(), "GEVEL_SMTP=smtp://127.0.0.1:1"), env...)
	if len(sockets) > 0 {
		c.ExtraFiles, c.Env = sockets, append(c.Env, fmt.Sprint("LISTEN_FDS=", len(sockets)))
	}
	said := &written{}
	c.Stderr = io.MultiWriter(os.Stderr, said)
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Process.Kill(); c.Wait() })
	s := served{c, bufio.NewScanner(out), said}
	s.waitFor(t, "serves on")
	go io.Copy(io.Discard, out)
	return s
}

func (s served) waitFor(t *testing.T, text string) {
	t.Helper()
	for s.out.Scan() {
		if strings.Contains(s.out.Text(), text) {
			return
		}
	}
	t.Fatalf("the program ended before it said %q", text)
}

// stop ends the program as systemd does.
func (s served) stop(t *testing.T) {
	t.Helper()
	s.Process.Signal(syscall.SIGTERM)
	if err := s.Wait(); err != nil {
		t.Error("the program ended with an error:", err)
	}
}
