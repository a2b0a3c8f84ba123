package main

import (
	"bufio"
	"encoding/json"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/sampletest"
)

// TestEveryLineIsJSON starts the program with -log json, and a second one that may not serve the same data folder. A program that reads the
// log meets nothing else, neither what is said at the start nor why a program ended.
func TestEveryLineIsJSON(t *testing.T) {
	releasetest.Only(t, "it runs every command of a site")
	dir, addr := filepath.Join(t.TempDir(), "data"), freeAddress(t)
	first, said := sayingJSON(t, dir, addr, "-metrics", freeAddress(t))
	for end := time.Now().Add(time.Minute); ; time.Sleep(50 * time.Millisecond) {
		if response, err := http.Get("http://" + addr + "/healthz"); err == nil {
			response.Body.Close()
			break
		} else if time.Now().After(end) {
			t.Fatal("the program does not answer: ", err)
		}
	}
	second, refused := sayingJSON(t, dir, freeAddress(t))
	late := time.AfterFunc(30*time.Second, func() { second.Process.Kill() })
	if second.Wait(); second.ProcessState.ExitCode() != 1 || !late.Stop() {
		t.Errorf("a second program that may not serve ended with %v, want an error at once", second.ProcessState)
	}
	first.Process.Signal(syscall.SIGTERM)
	if err := first.Wait(); err != nil {
		t.Error("the program ended with an error: ", err)
	}
	checkJSON(t, said, "Imported ", "Metrics are at http://", "Gevel serves on http://"+addr)
	checkJSON(t, refused, "another gevel serve has the data folder")
}

// sayingJSON starts the program with the sample, and collects all that it says.
func sayingJSON(t *testing.T, dir, addr string, args ...string) (*exec.Cmd, *written) {
	t.Helper()
	said := &written{}
	c := exec.Command(program(t), append([]string{"serve", "-data", dir, "-addr", addr, "-sample", sampletest.Folder(), "-log", "json"},
		args...)...)
	c.Env, c.Stdout, c.Stderr = append(os.Environ(), "GEVEL_SMTP=smtp://127.0.0.1:1"), said, said
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Process.Kill() })
	return c, said
}

func checkJSON(t *testing.T, said *written, wants ...string) {
	t.Helper()
	lines := bufio.NewScanner(strings.NewReader(said.text.String()))
	for lines.Scan() {
		if !json.Valid(lines.Bytes()) {
			t.Errorf("a line of the log is no JSON: %s", lines.Text())
		}
	}
	for _, want := range wants {
		if !said.has(want) {
			t.Errorf("the log lacks %q:\n%s", want, said.text.String())
		}
	}
}
