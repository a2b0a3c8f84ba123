package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/http/cookiejar"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/pquerna/otp/totp"

	"github.com/gevel/gevel/internal/releasetest"
)

// newSite is a program over an empty folder, and the browser of whoever sets the site up.
type newSite struct {
	*testing.T
	data, addr string
	process    *process
	browser    *http.Client
	link       string // as the program printed it last
}

// TestSetUpSurvivesKills kills the program after each step and at different moments of the last one: what was saved is there, there is no
// site before the end, and at the end there is all of it or nothing, and then the last step can be sent again.
func TestSetUpSurvivesKills(t *testing.T) {
	releasetest.Only(t, "it kills programs")
	t.Parallel()
	for _, after := range []time.Duration{0, 20 * time.Millisecond, 80 * time.Millisecond, time.Hour} {
		s := beginNewSite(t)
		s.open()
		s.fillIn()
		sent := make(chan int, 1)
		go func() { status, _ := s.send("finish", `{}`); sent <- status }()
		status := 0
		select {
		case status = <-sent:
		case <-time.After(after):
		}
		s.again()
		stands := s.status("/nl/") == http.StatusOK
		if status == http.StatusOK && !stands {
			t.Fatal("a site that was answered is gone after a kill")
		}
		if !stands {
			if status, text := s.send("finish", `{}`); status != http.StatusOK || !strings.Contains(text, `"codes"`) {
				t.Fatalf("the last step after a kill answers %d %s", status, text)
			}
		}
		if s.status("/nl/") != http.StatusOK || s.status("/setup/agency") != http.StatusGone || s.staff() != 1 {
			t.Errorf("the site answers %d, the set-up %d, and %d people are at the desk; want 200, 410 and one", s.status("/nl/"),
				s.status("/setup/agency"), s.staff())
		}
		s.process.kill()
	}
}

func beginNewSite(t *testing.T) *newSite {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	s := &newSite{T: t, data: t.TempDir(), addr: freeAddress(t), browser: &http.Client{Jar: jar}}
	s.start()
	return s
}

// start starts the program, and reads the link that it prints.
func (s *newSite) start() {
	s.Helper()
	p := &process{Cmd: exec.Command(program(s.T), "serve", "-data", s.data, "-addr", s.addr), ended: make(chan struct{})}
	p.Stderr = os.Stderr
	out, err := p.StdoutPipe()
	if err == nil {
		err = p.Start()
	}
	if err != nil {
		s.Fatal(err)
	}
	lines := bufio.NewScanner(out)
	for lines.Scan() && !strings.Contains(lines.Text(), "serves on") {
		if _, token, is := strings.Cut(lines.Text(), "/setup/#"); is {
			s.link = token
		}
	}
	go p.wait(s.T)
	s.Cleanup(p.kill)
	s.process = p
}

// again kills the program and starts it. While there is no site, it prints a new link.
func (s *newSite) again() {
	s.Helper()
	s.process.kill()
	s.start()
}

func (s *newSite) open() {
	s.Helper()
	if status, text := s.send("open", `{"token": "`+s.link+`"}`); status != http.StatusOK {
		s.Fatalf("the link answers %d %s", status, text)
	}
	if status, text := s.send("open", `{"token": "`+s.link+`"}`); !strings.Contains(text, "LINK_ENDED") {
		s.Fatalf("the link opens twice: %d %s", status, text)
	}
}

// fillIn sends the steps, with a kill after each. The browser goes on: nobody opens the links that are printed meanwhile.
func (s *newSite) fillIn() {
	s.Helper()
	secret := ""
	for _, step := range []struct{ name, input string }{
		{"agency", `{"name": "Brouwers Vastgoed", "languages": ["nl"]}`},
		{"office", `{"street": "Markt 4", "place": "3640 Kinrooi", "phone": "089 00 00 20",
			"email": "info@example.com", "number": "500.000"}`},
		{"manager", `{"name": "Els Brouwers", "email": "els@example.com", "password": "een lange zin met lakens", "language": "nl"}`},
		{"code", ""},
		{"appearance", `{"buttons": "#1f5478"}`},
	} {
		input := step.input
		if step.name == "code" {
			code, err := totp.GenerateCode(secret, time.Now())
			if err != nil {
				s.Fatal(err)
			}
			input = `{"code": "` + code + `"}`
		}
		status, text := s.send("answers/"+step.name, input)
		if status != http.StatusOK {
			s.Fatalf("the step %s answers %d %s", step.name, status, text)
		}
		var view struct {
			Manager struct{ SetUp *struct{ Secret string } }
		}
		if err := json.Unmarshal([]byte(text), &view); err != nil {
			s.Fatal(err)
		}
		if view.Manager.SetUp != nil {
			secret = view.Manager.SetUp.Secret
		}
		s.again()
		if s.status("/nl/") != http.StatusServiceUnavailable || s.staff() != 0 {
			s.Fatalf("after the step %s there is a site or somebody at its desk", step.name)
		}
	}
}

// send posts to the set-up; a status of 0 means that the program was killed.
func (s *newSite) send(path, body string) (status int, text string) {
	r, err := s.browser.Post("http://"+s.addr+"/setup/"+path, "application/json", bytes.NewBufferString(body))
	if err != nil {
		return 0, ""
	}
	defer r.Body.Close()
	read, _ := io.ReadAll(r.Body)
	return r.StatusCode, string(read)
}

func (s *newSite) status(path string) int {
	r, err := http.Get("http://" + s.addr + path)
	if err != nil {
		return 0
	}
	r.Body.Close()
	return r.StatusCode
}

// staff counts who is at the desk.
func (s *newSite) staff() int {
	s.Helper()
	out, err := exec.Command(program(s.T), "staff", "list", "-data", s.data).CombinedOutput()
	if err != nil {
		s.Fatalf("gevel staff list: %v %s", err, out)
	}
	return strings.Count(string(out), "\n")
}
