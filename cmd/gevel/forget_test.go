package main

import (
	"crypto/rand"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/internal/erasedtest"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/sampletest"
)

// TestForgetWhileTheSiteRuns erases a visitor of a running site, whose emails are files and who is in the copy from before an upgrade: no
// file of the data folder has the address then.
func TestForgetWhileTheSiteRuns(t *testing.T) {
	releasetest.Only(t, "it erases beside a running program")
	dir, addr := t.TempDir(), freeAddress(t)
	serveFilled(t, dir, nil, []string{"GEVEL_SMTP="}, "-addr", addr, "-sample", sampletest.Folder())
	const visitor, other = 7, 8
	if !submit(addr, visitor, rand.Text()) || !submit(addr, other, rand.Text()) {
		t.Fatal("the forms were not accepted")
	}
	if err := os.WriteFile(datafolder.Database(dir)+".form3", []byte("visitor7@example.org"), 0o600); err != nil {
		t.Fatal(err)
	}
	for end := time.Now().Add(time.Minute); len(erasedtest.FilesWith(t, datafolder.Mail(dir), "visitor7@example.org")) < 2; {
		if time.Now().After(end) {
			t.Fatal("the emails were not written")
		}
		time.Sleep(50 * time.Millisecond)
	}
	command := exec.Command(program(t), "forget", "-data", dir, "visitor7@example.org")
	out, err := command.CombinedOutput()
	if err != nil || !strings.Contains(string(out), "Erased. gevel.db.form3") {
		t.Fatalf("gevel forget says %s (%v)", out, err)
	}
	if left := erasedtest.FilesWith(t, dir, "visitor7@"); len(left) > 0 {
		t.Errorf("after the visitor was erased the address is in %v", left)
	}
	if len(erasedtest.FilesWith(t, dir, "visitor8@")) == 0 {
		t.Error("erasing one visitor erased another")
	}
}
