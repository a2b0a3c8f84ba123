package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/sampletest"
)

// printed returns what a command writes to standard output.
func printed(t *testing.T, command func() error) string {
	t.Helper()
	file, err := os.Create(filepath.Join(t.TempDir(), "out"))
	if err != nil {
		t.Fatal(err)
	}
	before := os.Stdout
	os.Stdout = file
	err = command()
	os.Stdout = before
	file.Close()
	if err != nil {
		t.Fatal(err)
	}
	text, _ := os.ReadFile(file.Name())
	return string(text)
}

func TestDryImportPrintsTheDifferencesAndChangesNothing(t *testing.T) {
	releasetest.Only(t, "it imports the sample many times")
	folder, data := filepath.Join(t.TempDir(), "folder"), t.TempDir()
	if err := os.CopyFS(folder, os.DirFS(sampletest.Folder())); err != nil {
		t.Fatal(err)
	}
	properties, _ := filepath.Glob(filepath.Join(folder, "properties", "*.json"))
	all := len(properties)
	added := fmt.Sprintf("%d added", all)
	run := func(args ...string) string {
		return printed(t, func() error { return importFrom(t.Context(), append([]string{"-data", data}, args...)) })
	}
	if out := run("-dry", folder); !strings.Contains(out, "property 1096: added") || !strings.Contains(out, added) {
		t.Errorf("a dry import into an empty store does not list what it would add: %.300s", out)
	}
	if out := run(folder); !strings.Contains(out, added) {
		t.Errorf("the import after a dry one does not add everything, so the dry one wrote: %.300s", out)
	}
	change(t, filepath.Join(folder, "properties", "1096.json"), `"price": 349000`, `"price": 339000`)
	change(t, filepath.Join(folder, "properties", "1095.json"), `"number": 1095`, `"number": 1095, "gone": true`)
	for range 2 {
		out := run(folder, "-dry")
		for _, want := range []string{"property 1096: changed\n  price: 349000.00 → 339000.00\n", "property 1095: removed\n",
			fmt.Sprintf("0 added, 1 changed, %d unchanged, 1 removed. Nothing was changed.", all-2)} {
			if !strings.Contains(out, want) {
				t.Errorf("the dry import does not print %q but %s", want, out)
			}
		}
	}
	if out := run("-dry", "-format", "omnicasa", "../../feed/testdata/omnicasa.json"); !strings.Contains(out,
		"property 5001: added") || !strings.Contains(out, "2 added, 0 changed") {
		t.Errorf("the dry import of Omnicasa's format prints %s, want two properties added", out)
	}
}

func change(t *testing.T, file, was, is string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil || !strings.Contains(string(text), was) {
		t.Fatalf("%s does not have the text %q to change (%v)", file, was, err)
	}
	if err := os.WriteFile(file, []byte(strings.Replace(string(text), was, is, 1)), 0o600); err != nil {
		t.Fatal(err)
	}
}

func TestUnknownFormatIsRefusedBeforeAnythingIsMade(t *testing.T) {
	data := filepath.Join(t.TempDir(), "data")
	for _, file := range []string{"nowhere.json", "nowhere.zip"} {
		err := importFrom(t.Context(), []string{"-data", data, "-format", "xyz", file})
		if err == nil || !strings.Contains(err.Error(), `"xyz" is not a format; the formats are folder, omnicasa, openimmo`) {
			t.Errorf("an unknown format gives %v, want the names of the formats", err)
		}
	}
	if _, err := os.Stat(data); err == nil {
		t.Error("a data folder was made for an import that was refused")
	}
}

// TestWhatIsForFoldersIsRefusedForFiles shows that -strict is not silently ignored, since whoever writes it counts on nothing being
// changed.
func TestWhatIsForFoldersIsRefusedForFiles(t *testing.T) {
	data := filepath.Join(t.TempDir(), "data")
	for _, flags := range [][]string{{"-strict"}, {"-take", "folder"}} {
		args := append([]string{"-data", data, "-format", "csv"}, flags...)
		if err := importFrom(t.Context(), append(args, "homes.csv")); err == nil || !strings.Contains(err.Error(), "are for folders") {
			t.Errorf("%v with a file gives %v, want that it is for folders", flags, err)
		}
	}
}

// closedTo is a folder of which a user may not read one file or folder.
type closedTo struct {
	fs.FS
	name string
}

func (c closedTo) Open(name string) (fs.File, error) {
	if name == c.name {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrPermission}
	}
	return c.FS.Open(name)
}

// TestFoldersThatMayNotBeRead shows that no part of an import folder is left out because of its rights.
func TestFoldersThatMayNotBeRead(t *testing.T) {
	files := fstest.MapFS{"site.json": {}, "photos/index.json": {}, "properties/1096.json": {}, "lost+found/x": {},
		"articles/pages/a.nl.md": {}}
	for name, refused := range map[string]bool{"site.json": true, "photos/index.json": true, "properties": true, "articles/pages": true,
		"articles/pages/a.nl.md": true, "lost+found": false, "none": false} {
		if err := checkReadable(closedTo{files, name}); errors.Is(err, fs.ErrPermission) != refused {
			t.Errorf("a folder whose %s may not be read gives %v, want that it is refused: %v", name, err, refused)
		}
	}
	if err := checkFolder(filepath.Join(t.TempDir(), "none")); err == nil || !strings.Contains(err.Error(), "is not a folder") {
		t.Errorf("a folder that is none gives %v", err)
	}
}

// TestWhatAnImportReadsIsLookedAt compares the folders that must be readable with those of the sample, which has one of each.
func TestWhatAnImportReadsIsLookedAt(t *testing.T) {
	parts, err := os.ReadDir("../../sample")
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range parts {
		if p.IsDir() && !slices.Contains(importedFolders, p.Name()) {
			t.Errorf("whether the folder %s of an import may be read is not looked at", p.Name())
		}
	}
}
