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

	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/internal/posttest"
	"github.com/gevel/gevel/internal/sampletest"
)

// firstDay is what an agency has on its first day at a CRM: an account, three properties there and a page of docs/.
type firstDay struct {
	guide, link   string
	account       []string // pairs: what the guide writes in place of the agency's own account, and what that is here
	base          string
	secret, file  string
	crm           *crmtest.Server
	publish       func(a *agencyOnDayOne) // what is done at the CRM while the site serves
	problem       string                  // of a property, as gevel link list shows it
	contacts      func() []map[string]any
	email         string // the name of the email address in a contact
	sentAddresses func() map[string]string
}

// agencyOnDayOne is a folder with nothing in it but what the agency has: the sample's folder and the secret.
type agencyOnDayOne struct {
	*testing.T
	firstDay
	folder, addr string
	env          []string
}

// TestFirstDay runs the commands of each CRM's page in docs/ one after the other, as the real program, from nothing to a full site and a
// lead in the CRM.
func TestFirstDay(t *testing.T) {
	for name, begin := range map[string]func(*testing.T) firstDay{"sweepbright": atSweepBright, "whise": atWhise, "omnicasa": atOmnicasa} {
		t.Run(name, func(t *testing.T) {
			t.Parallel() // each day spends most of its time waiting for the link
			start := time.Now()
			a := beginDayOne(t, begin(t))
			a.follow()
			a.check()
			t.Logf("from nothing to a lead in the CRM in %s", time.Since(start).Round(100*time.Millisecond))
		})
	}
}

// follow does what the guide says, line by line.
func (a *agencyOnDayOne) follow() {
	a.Helper()
	text, err := os.ReadFile("../../docs/" + a.guide)
	if err != nil {
		a.Fatal(err)
	}
	said := map[string]string{}
	for _, m := range regexp.MustCompile(`(?m)^    ((?:gevel|cp|rm) [^#\n]*)`).FindAllStringSubmatch(string(text), -1) {
		line := strings.TrimSpace(m[1])
		switch words := strings.Fields(line); {
		case words[0] != "gevel":
			a.shell(words)
		case words[1] == "serve":
			a.serve(words[1:])
			a.publish(a)
		case words[1] == "leads":
			a.write()
			said["leads"] = a.until(words[1:], "sent to "+a.link)
		case line == "gevel link list":
			said["list"] = a.until(words[1:], "3 properties, 0 projects; read ")
		case strings.HasPrefix(line, "gevel link list "):
			said["problems"] = a.run(words[1:])
		default:
			said[words[len(words)-1]] = a.run(words[1:])
		}
	}
	for step, want := range map[string]string{"agency": "Imported agency: properties: 0 added", a.file: "The link " + a.link + " is made.",
		"list": "3 properties", "problems": a.problem, "leads": "sent to " + a.link} {
		if !strings.Contains(said[step], want) || strings.Contains(said[step], a.secret) {
			a.Errorf("the step %s says %q, want %q and not the secret", step, said[step], want)
		}
	}
}

func beginDayOne(t *testing.T, day firstDay) *agencyOnDayOne {
	t.Helper()
	a := &agencyOnDayOne{T: t, firstDay: day, folder: t.TempDir(), addr: freeAddress(t)}
	in := func(name string) string { return filepath.Join(a.folder, name) }
	certificate := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: day.crm.Certificate().Raw})
	for name, content := range map[string]string{"crm.pem": string(certificate), day.file: day.secret + "\n"} {
		if err := os.WriteFile(in(name), []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.CopyFS(in("sample"), os.DirFS(sampletest.Folder())); err != nil {
		t.Fatal(err)
	}
	a.env = append(os.Environ(), trusted+"="+in("crm.pem"), reached+"="+in("reached"), "GEVEL_ADDR="+a.addr,
		"GEVEL_SMTP=smtp://"+posttest.Start(t, nil, false).Addr)
	return a
}

// shell runs a line of the guide that is another program's.
func (a *agencyOnDayOne) shell(words []string) {
	a.Helper()
	c := exec.Command(words[0], words[1:]...)
	c.Dir = a.folder
	if out, err := c.CombinedOutput(); err != nil {
		a.Fatalf("%s fails: %v\n%s", strings.Join(words, " "), err, out)
	}
}

// command is a command of the guide, with the agency's own account.
func (a *agencyOnDayOne) command(words []string) *exec.Cmd {
	for i, word := range words {
		words[i] = strings.NewReplacer(a.account...).Replace(word)
	}
	if len(words) > 1 && words[1] == "add" {
		words = append(words, "-base", a.base)
	}
	c := exec.Command(programBesideCRM(a.T), words...)
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

// write sends the form of the contact page.
func (a *agencyOnDayOne) write() {
	a.Helper()
	if !submit(a.addr, 1, "first-day") {
		a.Fatal("the form of the contact page is refused")
	}
}

// check compares the site with the CRM.
func (a *agencyOnDayOne) check() {
	a.Helper()
	contacts := a.contacts()
	if len(contacts) != 1 || contacts[0][a.email] != "visitor1@example.org" {
		a.Errorf("the CRM has the contacts %+v, want the visitor's alone", contacts)
	}
	paths := []string{"/nl/", "/nl/te-koop/"}
	if a.sentAddresses != nil {
		addresses := a.sentAddresses()
		if len(addresses) != 3 {
			a.Errorf("the CRM got the addresses %v, want three", addresses)
		}
		for _, address := range addresses {
			paths = append(paths, strings.TrimPrefix(address, "https://www.example.com"))
		}
	}
	for _, path := range paths {
		answer, err := http.Get("http://" + a.addr + path)
		if err != nil || answer.StatusCode != http.StatusOK {
			a.Errorf("%s does not answer 200 (%v)", path, err)
			continue
		}
		answer.Body.Close()
	}
}
