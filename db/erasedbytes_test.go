package db

import (
	"bytes"
	"os"
	"testing"
)

// TestAnErasedPersonLeavesNoBytes reads the database as a file: what a deleted row had is in none of its free pages either.
func TestAnErasedPersonLeavesNoBytes(t *testing.T) {
	s := open(t)
	someone(t, s, "zwartkopf")
	someone(t, s, "tom")
	has := func(word string) bool {
		t.Helper()
		if _, err := s.write.Exec("PRAGMA wal_checkpoint(TRUNCATE)"); err != nil {
			t.Fatal(err)
		}
		file, err := os.ReadFile(s.path)
		if err != nil {
			t.Fatal(err)
		}
		return bytes.Contains(file, []byte(word))
	}
	if !has("zwartkopf@example.com") {
		t.Fatal("the file does not have the address of somebody who is known")
	}
	if _, err := s.Forget(t.Context(), "zwartkopf@example.com", Action{At: noon, Name: "erasePerson"}); err != nil {
		t.Fatal(err)
	}
	if has("zwartkopf@example.com") {
		t.Error("the file still has the address of who was erased")
	}
	if !has("tom@example.com") {
		t.Error("the file lost the address of Tom")
	}
}
