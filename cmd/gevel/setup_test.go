package main

import (
	"bytes"
	"errors"
	"io"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/internal/sampletest"
)

// TestAnEmptyFolderGivesALink: another command gives another link, and a folder with a site gives none.
func TestAnEmptyFolderGivesALink(t *testing.T) {
	dir := t.TempDir()
	store, err := openData(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	link := regexp.MustCompile(`(?m)^  https://www\.example\.com/setup/#[A-Z2-7]{26}$`)
	var first, second bytes.Buffer
	if err := fill(t.Context(), &first, store, dir, "", "https://www.example.com"); err != nil {
		t.Fatal(err)
	}
	if err := setUp(t.Context(), []string{"-data", dir, "-origin", "https://www.example.com/"}, &second); err != nil {
		t.Fatal(err)
	}
	one, two := link.FindString(first.String()), link.FindString(second.String())
	if one == "" || two == "" || one == two {
		t.Errorf("the links are %q and %q, want two of the site's address, in:\n%s", one, two, &first)
	}
	sampletest.StorePhotos(t, datafolder.Media(dir))
	if err := fill(t.Context(), io.Discard, store, dir, sampletest.Folder(), ""); err != nil {
		t.Fatal(err)
	}
	if err := setUp(t.Context(), []string{"-data", dir}, io.Discard); !errors.Is(err, errSetUp) {
		t.Errorf("a site that stands gives %v, want %v", err, errSetUp)
	}
}

// TestSetUpOfAnEmptyFolderNamesServe: nothing is there to set up before gevel serve made a database, and the command makes none.
func TestSetUpOfAnEmptyFolderNamesServe(t *testing.T) {
	dir := t.TempDir()
	err := setUp(t.Context(), []string{"-data", dir}, io.Discard)
	if err == nil || !strings.Contains(err.Error(), "run gevel serve") {
		t.Errorf("an empty folder gives %v, want what makes a database", err)
	}
	if left, _ := os.ReadDir(dir); len(left) > 0 {
		t.Errorf("the folder has %v now", left)
	}
}

func TestStaffAddSaysWhereToSignIn(t *testing.T) {
	dir := t.TempDir()
	store, err := openData(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	store.Close()
	var out bytes.Buffer
	words := []string{"add", "-data", dir, "-name", "An Vermeulen", "-origin", "https://www.example.com", "an@example.com"}
	err = staffMembers(t.Context(), words, strings.NewReader("molen-venster-tuin\n"), &out)
	want := "An Vermeulen signs in at https://www.example.com/desk/ with an@example.com"
	if err != nil || !strings.HasPrefix(out.String(), want) {
		t.Errorf("gevel staff add says %q (%v), want %q", &out, err, want)
	}
}
