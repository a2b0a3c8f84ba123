package main

import (
	"bufio"
	"encoding/pem"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/crm/sweepbright/sweepbrighttest"
	"github.com/gevel/gevel/internal/posttest"
	"github.com/gevel/gevel/internal/sampletest"
)

// agencyOnDayOne is a folder with nothing in it but what the agency has: the sample's folder and the secret.
type agencyOnDayOne struct {
	*testing.T
	folder, addr string
	env          []string
	mock         *sweepbrighttest.Mock
}

// TestFirstDayWithSweepBright runs the commands of docs/crm-sweepbright.md one after the other, as the real program, from nothing to a full
// site and a lead in the CRM.
func TestFirstDayWithSweepBright(t *testing.T) {
	start := time.Now()
	a := beginDayOne(t)
	text, err := os.ReadFile("../../docs/crm-sweepbright.md")
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]string{}
	for _, m := range regexp.MustCompile(`(?m)^    gevel ([^#\n]*)`).FindAllStringSubmatch(string(text), -1) {
		line := strings.TrimSpace(m[1])
		switch words := strings.Fields(line); {
		case words[0] == "serve":
			a.serve(words)
			a.publish()
		case words[0] == "leads":
			a.write()
			said[line] = a.until(words, "sent to office")
		case line == "link list":
			said[line] = a.until(words, "3 properties, 0 projects; read ")
		default:
			said[line] = a.run(words)
		}
	}
	for line, want := range map[string]string{"import sample": "Imported sample", "link list": "3 properties", "leads": "sent to office",
		"link list office": "is on the site",
		"link add sweepbright office -client CLIENT-ID -secret-file secret.txt": "/crm/sweepbright/office"} {
		if !strings.Contains(said[line], want) || strings.Contains(said[line], sweepbrighttest.Secret) {
			t.Errorf("gevel %s says %q, want %q and not the secret", line, said[line], want)
		}
	}
	a.check()
	t.Logf("from nothing to a lead in the CRM in %s", time.Since(start).Round(100*time.Millisecond))
}

func beginDayOne(t *testing.T) *agencyOnDayOne {
	t.Helper()
	a := &agencyOnDayOne{T: t, folder: t.TempDir(), addr: freeAddress(t), mock: sweepbrighttest.Start(t)}
	in := func(name string) string { return filepath.Join(a.folder, name) }
	certificate := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: a.mock.Certificate().Raw})
	for name, content := range map[string]string{"crm.pem": string(certificate), "secret.txt": sweepbrighttest.Secret + "\n"} {
		if err := os.WriteFile(in(name), []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	sample, err := filepath.Abs(sampletest.Folder())
	if err == nil {
		err = os.Symlink(sample, in("sample"))
	}
	if err != nil {
		t.Fatal(err)
	}
	a.env = append(os.Environ(), trusted+"="+in("crm.pem"), reached+"="+in("reached"), "GEVEL_ADDR="+a.addr,
		"GEVEL_SMTP=smtp://"+posttest.Start(t, nil, false).Addr)
	return a
}

// command is a command of the guide, with the agency's own account.
func (a *agencyOnDayOne) command(words []string) *exec.Cmd {
	for i, word := range words {
		if word == "CLIENT-ID" {
			words[i] = sweepbrighttest.Client
			words = append(words, "-base", a.mock.Base())
		}
	}
	c := exec.Command(os.Args[0], words...)
	c.Dir, c.Env = a.folder, a.env
	return c
}

func (a *agencyOnDayOne) run(words []string) string {
	a.Helper()
	out, err := a.command(words).CombinedOutput()
	if err != nil {
		a.Fatalf("gevel %s fails: %v\n%s", strings.Join(words, " "), err, out)
	}
	return string(out)
}

// until runs a command again and again, as a person does who waits for something.
func (a *agencyOnDayOne) until(words []string, want string) string {
	a.Helper()
	for end := time.Now().Add(time.Minute); ; time.Sleep(500 * time.Millisecond) {
		said := a.run(words)
		if strings.Contains(said, want) || time.Now().After(end) {
			return said
		}
	}
}

// serve starts the site in another window.
func (a *agencyOnDayOne) serve(words []string) {
	a.Helper()
	c := a.command(words)
	out, err := c.StdoutPipe()
	if err == nil {
		err = c.Start()
	}
	if err != nil {
		a.Fatal(err)
	}
	a.Cleanup(func() {
		c.Process.Kill()
		c.Wait()
	})
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if strings.Contains(lines.Text(), "serves on") {
			return
		}
	}
	a.Fatal("gevel serve ended before it served")
}

// publish publishes three properties again at SweepBright, which tells the site.
func (a *agencyOnDayOne) publish() {
	a.Helper()
	for _, id := range []string{"villa-1", "villa-2", "villa-3"} {
		a.mock.Put(sweepbrighttest.House(id, nil))
		body, signature := a.mock.Event("estate-added", id, time.Now())
		if status := sweepbrighttest.Post("http://"+a.addr+"/crm/sweepbright/office", body, signature); status != http.StatusAccepted {
			a.Fatalf("the event about %s is answered %d, want 202", id, status)
		}
	}
}

// write sends the form of the contact page.
func (a *agencyOnDayOne) write() {
	a.Helper()
	if !submit(a.addr, 1, "first-day") {
		a.Fatal("the form of the contact page is refused")
	}
}

// check looks at the site and at SweepBright.
func (a *agencyOnDayOne) check() {
	a.Helper()
	contacts := a.mock.Contacts()
	for _, c := range contacts {
		if c.Times != 1 || c.Body["email"] != "visitor1@example.org" {
			a.Errorf("SweepBright has the contact %+v, want the visitor's, once", c)
		}
	}
	if len(contacts) != 1 || len(a.mock.Paths) != 3 {
		a.Errorf("SweepBright has %d contacts and %d addresses, want one and three", len(contacts), len(a.mock.Paths))
	}
	for id, address := range a.mock.Paths {
		path, ours := strings.CutPrefix(address, "https://www.example.com")
		answer, err := http.Get("http://" + a.addr + path)
		if err != nil || !ours || answer.StatusCode != http.StatusOK {
			a.Errorf("%s stands at %s, which does not answer 200 (%v)", id, address, err)
			continue
		}
		answer.Body.Close()
	}
}
