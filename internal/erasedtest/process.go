// Package erasedtest has what tests of erasing share: a second process that has the database open, and a search of all bytes of a folder.
package erasedtest

import (
	"bufio"
	"database/sql"
	"fmt"
	"io"
	"os"
	"os/exec"
	"testing"

	_ "github.com/mattn/go-sqlite3" // the driver of the second process
)

// variable names the database to a process that is started as the second one.
const variable = "GEVEL_TEST_DATABASE"

// init makes the program of a test the second process when it was started as one.
func init() {
	if path := os.Getenv(variable); path != "" {
		if err := run(path); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
}

func run(path string) error {
	file, err := sql.Open("sqlite3", "file:"+path+"?_txlock=immediate&_busy_timeout=5000&_secure_delete=1")
	if err != nil {
		return err
	}
	defer file.Close()
	file.SetMaxOpenConns(1)
	statements := bufio.NewScanner(os.Stdin)
	for statements.Scan() {
		if _, err := file.Exec(statements.Text()); err != nil {
			return fmt.Errorf("%s fails: %w", statements.Text(), err)
		}
		fmt.Println("done")
	}
	return statements.Err()
}

// Another starts a process that runs statements on a database, one after the other, until the test ends.
func Another(t testing.TB, path string) (run func(statement string)) {
	t.Helper()
	process := exec.Command(os.Args[0])
	process.Env = append(os.Environ(), variable+"="+path)
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
