package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/sqlite"
	"github.com/gevel/gevel/internal/notedtest"
)

// smallAgency is an import folder with one property, whose files and banner say where and by whom they were made.
var smallAgency = map[string]string{
	"site.json": `{"name":{"nl":"Gevel"},"email":"info@example.com","defaultLanguage":"nl","languages":[{"code":"nl","use":true}],
		"banner":{"kind":"VIDEO","video":"noted.mp4","image":"noted.jpg","title":{"nl":"Huis"}},
		"agents":[{"id":1,"name":"An","phone":"1","email":"an@example.com"}]}`,
	"countries.json":  `[{"id":10,"name":{"nl":"België"}}]`,
	"categories.json": `[{"id":1,"name":{"nl":"Villa"},"order":0,"sale":true,"rent":true}]`,
	"types.json":      `[{"id":156,"category":1,"name":{"nl":"Villa"}}]`,
	"cities.json":     `[{"id":1,"zip":"3640","country":10,"name":{"nl":"Kinrooi"},"latitude":51.1,"longitude":5.7}]`,
	"properties/90.json": `{"number":90,"goal":0,"status":1,"type":156,"city":1,"agent":1,"publishPrice":true,"publishAddress":false,
		"publishedAt":"2026-09-01","title":{"nl":"Huis"},"photos":["noted.jpg","noted.png","noted.webp"],"plans":["noted.svg"],
		"documents":[{"name":{"nl":"Plan"},"file":"noted.pdf","public":true}]}`,
}

// importSmallAgency imports it into a data folder of its own.
func (t *target) importSmallAgency() (data string, err error) {
	noted, err := notedtest.Make()
	if err != nil {
		return "", err
	}
	folder, err := os.MkdirTemp(t.data, "agency-")
	if err != nil {
		return "", err
	}
	write := func(name string, text []byte) {
		to := filepath.Join(folder, name)
		err = errors.Join(err, os.MkdirAll(filepath.Dir(to), 0o700), os.WriteFile(to, text, 0o600))
	}
	for name, text := range smallAgency {
		write(name, []byte(text))
	}
	for extension, text := range noted {
		write("photos/noted"+extension, text)
		write("documents/noted"+extension, text)
	}
	if err != nil {
		return "", err
	}
	data = filepath.Join(folder, "data")
	if out, err := exec.Command(t.program, "import", "-data", data, folder).CombinedOutput(); err != nil {
		return "", fmt.Errorf("gevel import: %w: %s", err, out)
	}
	return data, nil
}

// noted reads every byte of what a site has of files of some kinds that say where and by whom they were made.
func noted(of ...string) func(t *target, c *client) {
	return func(t *target, c *client) { t.storeNoted(c, of) }
}

func (t *target) storeNoted(c *client, of []string) {
	data, err := t.importSmallAgency()
	if err != nil {
		c.fail("%v", err)
		return
	}
	stored, err := os.ReadDir(filepath.Join(data, "media"))
	kinds := map[string]int{}
	for _, f := range stored {
		kind := filepath.Ext(f.Name())
		if f.IsDir() || !slices.Contains(of, kind) {
			continue
		}
		text, readErr := os.ReadFile(filepath.Join(data, "media", f.Name()))
		err = errors.Join(err, readErr)
		kinds[kind]++
		c.count(kind)
		if said := notedtest.Said(text); said != "" {
			c.fail("%s says %q", f.Name(), said)
		}
	}
	for _, kind := range of {
		if kinds[kind] == 0 {
			c.fail("no %s was stored (%v)", kind, err)
		}
	}
}

// older runs commands that read on the data of an earlier version: each is refused, and the database stays as it is.
func older(t *target, c *client) {
	data, err := t.importSmallAgency()
	if err != nil {
		c.fail("%v", err)
		return
	}
	ctx, file := context.Background(), filepath.Join(data, "gevel.db")
	store, err := db.Open(ctx, file, handle.Readers(1), handle.AsItIs())
	if err == nil {
		_, err = store.Write(ctx, handle.Statement{SQL: fmt.Sprintf("PRAGMA user_version = %d", sqlite.Form()-1)})
		err = errors.Join(err, store.Close())
	}
	if err != nil {
		c.fail("%v", err)
		return
	}
	for _, command := range [][]string{{"leads"}, {"link", "list"}, {"key", "list"}, {"forget", "nobody@example.org"}} {
		out, err := exec.Command(t.program, append(command, "-data", data)...).CombinedOutput()
		c.count(fmt.Sprint(command[0], " refused ", err != nil))
		if err == nil {
			c.fail("gevel %v is not refused: %s", command, out)
		}
	}
	if store, err := db.Open(ctx, file, handle.Readers(1), handle.AsItIs()); !errors.Is(err, sqlite.ErrOlder) {
		c.fail("a command that reads made a database of this version (%v)", err)
		store.Close()
	}
}
