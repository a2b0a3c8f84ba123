package db

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"testing"
)

// another starts a process that runs statements on a database, one after the other.
func another(t *testing.T, path string) (run func(statement string)) {
	t.Helper()
	process := exec.Command(os.Args[0], "-test.run=^TestStatementsOfAnotherProcess$")
	process.Env = append(os.Environ(), "GEVEL_TEST_DATABASE="+path)
	process.Stderr = os.Stderr
	in, err := process.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := process.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := process.Start(); err != nil {
		t.Fatal(err)
	}
	answers := bufio.NewScanner(out)
	t.Cleanup(func() {
		in.Close()
		io.Copy(io.Discard, out)
		if err := process.Wait(); err != nil {
			t.Error("the other process:", err)
		}
	})
	return func(statement string) {
		t.Helper()
		fmt.Fprintln(in, statement)
		if !answers.Scan() || answers.Text() != "done" {
			t.Fatalf("after %s the other process says %q, want done", statement, answers.Text())
		}
	}
}

// TestStatementsOfAnotherProcess is that process.
func TestStatementsOfAnotherProcess(t *testing.T) {
	path := os.Getenv("GEVEL_TEST_DATABASE")
	if path == "" {
		t.Skip("runs only for TestVersionFollowsAnotherProcess")
	}
	file := connect(fileURI(path)+writing, settled, 1)
	defer file.Close()
	statements := bufio.NewScanner(os.Stdin)
	for statements.Scan() {
		if _, err := file.Exec(statements.Text()); err != nil {
			t.Fatalf("%s fails: %v", statements.Text(), err)
		}
		fmt.Println("done")
	}
}
