package main

import (
	"bytes"
	"crypto/rand"
	"errors"
	"io/fs"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
)

// forget erases a visitor with the command while the server and this program have the database open, and looks for the address in every
// byte of the data folder.
func forget(t *target, c *client) {
	input := c.envelope(rand.Text())
	input["remark"] = "Dag"
	email := input["person"].(map[string]any)["email"].(string)
	if _, text := c.query(`mutation($input: ContactInput!) { sendContact(input: $input) { __typename } }`,
		map[string]any{"input": input}); !bytes.Contains(text, []byte("ContactSent")) {
		c.fail("the message is answered %.300s", text)
		return
	}
	before := t.with(c, email)
	out, err := exec.Command(t.program, "forget", "-data", t.data, email).CombinedOutput()
	if err != nil || !bytes.Contains(out, []byte("Erased.")) {
		c.fail("gevel forget says %.300s (%v)", out, err)
	}
	after := t.with(c, email)
	c.report("the address stood in %v, and after it was erased in %d files", before, len(after))
	if len(before) == 0 || len(after) > 0 {
		c.fail("the address stood in %v, and after it was erased in %v", before, after)
	}
}

// with lists the files of the data folder that have a word.
func (t *target) with(c *client, word string) (files []string) {
	err := filepath.WalkDir(t.data, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		text, err := os.ReadFile(path)
		if bytes.Contains(text, []byte(word)) {
			files = append(files, e.Name())
		}
		if errors.Is(err, fs.ErrNotExist) { // an email that was sent meanwhile
			return nil
		}
		return err
	})
	if err != nil {
		c.fail("%v", err)
	}
	return files
}

var picture = regexp.MustCompile(`/media/[0-9a-f]+\.(?:jpg|png|webp)\?[^" ,]+`)

// disk asks for sizes of pictures that cannot be stored: a file stands where their folder would be, as on a disk that is full.
func disk(t *target, c *client) {
	sizes := filepath.Join(t.data, "media", "sizes")
	if err := errors.Join(os.Rename(sizes, sizes+".away"), os.WriteFile(sizes, nil, 0o600)); err != nil {
		c.fail("%v", err)
		return
	}
	defer func() {
		if err := errors.Join(os.Remove(sizes), os.Rename(sizes+".away", sizes)); err != nil {
			c.fail("%v", err)
		}
	}()
	logged := t.logged(c)
	_, page := c.send("GET", "/nl/te-koop/", nil)
	requested := 0
	for _, m := range picture.FindAllStringSubmatch(string(page), 12) {
		requested++
		path := strings.ReplaceAll(m[0], "&amp;", "&")
		if status, text := c.send("GET", path, nil); status != http.StatusOK || len(text) == 0 {
			c.fail("%s on a full disk: status %d with %d bytes", path, status, len(text))
		}
	}
	if requested == 0 {
		c.fail("the list has no picture")
	}
	more := t.logged(c)[len(logged):]
	c.report("%d sizes were served that could not be stored; the log has %d lines more of it", requested, len(more))
	if len(more) > 1 {
		c.fail("the log has %q", more)
	}
}

// logged are the lines of the server's log that are of sizes of pictures.
func (t *target) logged(c *client) (lines []string) {
	text, err := os.ReadFile(filepath.Join(t.data, "log"))
	if err != nil {
		c.fail("%v", err)
	}
	for line := range strings.Lines(string(text)) {
		if strings.Contains(line, "sizes") {
			lines = append(lines, line)
		}
	}
	return lines
}
