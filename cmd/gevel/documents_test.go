//go:build documents

package main

import (
	"archive/zip"
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
)

// notHere are the commands that this test does not run, by how they begin, and why.
var notHere = []struct{ document, begins, why string }{
	{"README.md", "npm start", "builds the project, in which this runs"},
	{"README.md", "npm test", "builds the project, in which this runs"},
	{"docs/cluster.md", "rqlited -node-id 1", "three machines; just cluster runs it"},
	{"docs/cluster.md", "gevel serve -addr 10.0.0.1:8080", "three machines; just cluster runs it"},
	{"docs/cluster.md", "systemctl ", "systemd of several machines"},
	{"docs/cluster.md", "curl -XPOST http://127.0.0.1:4001/db/load", "a node of rqlite; just cluster restores one"},
	{"docs/commands.md", "gevel check ", "asks the public address, which needs DNS"},
	{"docs/integrators.md", "gevel webhook -data data -key portal add copy", "its address must be one of the Internet, which needs DNS"},
	{"docs/integrators.md", "gevel webhook -data data list copy", "the one that the command above it made"},
	{"docs/operating.md", "apt-get install ", "changes the machine"},
	{"docs/operating.md", "sha256sum ", "a release; just release writes and checks one"},
	{"docs/operating.md", "useradd ", "root"},
	{"docs/operating.md", "install -m 755 ", "a release"},
	{"docs/operating.md", "install -d -o gevel ", "the user gevel"},
	{"docs/operating.md", "install -d -g gevel ", "the group gevel"},
	{"docs/operating.md", "systemctl ", "systemd"},
	{"docs/operating.md", "systemd-run ", "systemd"},
	{"docs/operating.md", "podman ", "a container"},
	{"docs/operating.md", "runuser -u gevel -- litestream restore", "just litestream restores one"},
	{"docs/operating.md", "runuser -u gevel -- gevel restore -data /var/lib/gevel /tmp/gevel.db", "just litestream restores one"},
	{"docs/operating.md", "runuser -u gevel -- gevel restore -over-newer", "the copy that a newer program left"},
	{"docs/operating.md", "rm /tmp/gevel.db", "what litestream restored"},
	{"docs/speed.md", "just peers", "measures for minutes, with packages of others"},
	{"docs/commands.md", "gevel streets ", "fetches from the Internet"},
	{"docs/streets.md", "gevel streets ", "the Internet; fetches-streets.spec.ts in tests/desk/ fetches from a server of its own"},
	{"docs/streets.md", "gevel serve -tiles belgium-luxembourg.pmtiles",
		"what the command below it makes; sees-streets.spec.ts in tests/map/ serves streets"},
	{"docs/streets.md", "pmtiles extract ", "1 GB of the Internet"},
	{"docs/commands.md", "gevel transit add ", "the file of an operator"},
	{"docs/transit.md", "gevel transit add ", "the file of an operator; TestTimetablesAreAddedListedAndRemoved adds one"},
	{"docs/transit.md", "gevel transit remove ", "what the command above it adds"},
}

// TestDocumentsRun runs each command of README and docs/ as it is written, in the order in which a document has them, where a reader has
// nothing but the program and what the text told to make. Blocks of commands are those without a language; those of sh, which print what
// the answer is, are run by follows-the-guides.spec.ts in tests/integrators/.
func TestDocumentsRun(t *testing.T) {
	documents, err := filepath.Glob("../../docs/*.md")
	if err != nil {
		t.Fatal(err)
	}
	left, ran := map[int]bool{}, 0
	for _, path := range append([]string{"../../README.md"}, documents...) {
		name := strings.TrimPrefix(path, "../../")
		var r *reader
		for _, command := range commandsOf(t, path) {
			if at := notRun(name, command); at >= 0 {
				left[at] = true
				continue
			}
			if r == nil {
				r = newReader(t)
			}
			ran++
			t.Run(name+" "+command, func(t *testing.T) { r.run(t, command) })
		}
	}
	for i, e := range notHere {
		if !left[i] {
			t.Errorf("%s has no command %q any more", e.document, e.begins)
		}
	}
	if ran < 25 {
		t.Errorf("only %d commands were run", ran)
	}
}

func notRun(document, command string) int {
	for i, e := range notHere {
		if e.document == document && strings.HasPrefix(command, e.begins) {
			return i
		}
	}
	return -1
}

var fence = regexp.MustCompile("(?ms)^```\n(.*?)^```$")

// commandsOf gives the commands of a document's blocks without a language; one that goes on behind a backslash is one.
func commandsOf(t *testing.T, path string) (commands []string) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	// The opening fences of blocks with a language would be read as closing ones of none.
	blocks := regexp.MustCompile("(?ms)^```\\w+\n.*?^```$").ReplaceAllString(string(text), "")
	for _, m := range fence.FindAllStringSubmatch(blocks, -1) {
		for line := range strings.Lines(strings.ReplaceAll(m[1], "\\\n", "")) {
			command, _, _ := strings.Cut(line, "  # ")
			if command = strings.TrimSpace(command); command != "" && command[0] != '#' {
				commands = append(commands, command)
			}
		}
	}
	return commands
}

// reader is somebody who follows a document, in a folder with the data of an agency and the files that the commands name. The folders of
// the machine that an operator makes are below it.
type reader struct {
	dir, address string
	env          []string
}

// folders are those that docs/operating.md uses.
var folders = []string{"/var/lib/gevel", "/var/backups/gevel", "/etc/gevel", "/etc/systemd/system"}

func newReader(t *testing.T) *reader {
	t.Helper()
	r := &reader{dir: folderOfAService(t), address: freeAddress(t)}
	bin := filepath.Join(r.dir, "bin")
	for _, folder := range append([]string{"/bin"}, folders...) {
		if err := os.MkdirAll(r.dir+folder, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	sampleIn(t, filepath.Join(r.dir, "data"))
	sampleIn(t, filepath.Join(r.dir, "/var/lib/gevel"))
	files := map[string]string{"password.txt": "a long enough password of nobody\n", "address.txt": "https://calendar.example.com/an.ics\n",
		"bin/runuser": "#!/bin/sh\nshift 3\nexec \"$@\"\n"} // who runs this is the user
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(r.dir, name), []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if out, err := exec.Command("cp", program(t), bin).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	r.env = append(os.Environ(), "PATH="+bin+":"+os.Getenv("PATH"), "SAMPLE="+absolute(t, "../../sample"), "GEVEL_ADDR="+r.address)
	r.transfer(t)
	return r
}

// folderOfAService is a new folder that a service sees: gevel unit refuses a program in /tmp, /home and /root, where the checkout may be.
func folderOfAService(t *testing.T) string {
	t.Helper()
	var failed error
	for _, parent := range []string{absolute(t, "../../bin"), "/srv", "/var/lib", "/opt"} {
		if isHidden(parent) {
			continue
		}
		dir, err := os.MkdirTemp(parent, "gevel-documents-")
		if err == nil {
			t.Cleanup(func() { os.RemoveAll(dir) })
			return dir
		}
		failed = errors.Join(failed, err)
	}
	t.Fatal("run this as root, or in a checkout outside /home, /root and /tmp: ", failed)
	return ""
}

func absolute(t *testing.T, path string) string {
	t.Helper()
	all, err := filepath.Abs(path)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// transfer writes a transfer of OpenImmo.
func (r *reader) transfer(t *testing.T) {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	if err := z.AddFS(os.DirFS("../../feed/testdata")); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"FILE.zip", "transfer.zip"} {
		if err := os.WriteFile(filepath.Join(r.dir, name), b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

var optional = regexp.MustCompile(`\[(-[^]]*)\] `)

// run runs a command, one with parts in brackets without and with them.
func (r *reader) run(t *testing.T, command string) {
	short, long := optional.ReplaceAllString(command, ""), optional.ReplaceAllString(command, "$1 ")
	r.one(t, short)
	if long != short {
		r.one(t, long)
	}
}

// made is what stands in a name in capitals, which is the reader's own: made before the command.
var made = []struct{ needs, shell string }{
	{"gevel setup", `rm -rf data; gevel serve & p=$! # a new site waits to be set up
		until curl -sf localhost:8080/healthz; do kill -0 $p || exit 1; sleep 0.2; done; kill $p; wait $p`},
	{"import .*FOLDER", `rm -rf FOLDER && cp -r "$SAMPLE" FOLDER`},
	{"(backup|export) .*FOLDER", "rm -rf FOLDER"},
	{"owner add", `gevel import -data data "$SAMPLE"`}, // whose homes the imports above it withdrew
	{"restore .*COPY", "rm -rf COPY && gevel backup -data data COPY"},
	{"restore .*/var/backups/gevel/gevel-", "gevel backup -data /var/lib/gevel /var/backups/gevel/gevel-20261123-120000"},
	{"FILE.xlsx", "gevel import -data data -format xlsx -template fr > FILE.xlsx"},
	{"DATA FOLDER", `mkdir -p DATA bin && rm -rf FOLDER && cp -r "$SAMPLE" FOLDER`},
}

func (r *reader) one(t *testing.T, command string) {
	for _, m := range made {
		if regexp.MustCompile(m.needs).MatchString(command) {
			r.shell(t, m.shell)
		}
	}
	switch {
	case strings.HasPrefix(command, "gevel serve"), command == "bin/gevel serve":
		r.shell(t, command+` & p=$!
			for i in $(seq 300); do curl -sf localhost:8080/readyz && break; kill -0 $p || exit 1; sleep 0.2; done
			kill $p; wait $p`)
	case strings.HasPrefix(command, "curl"):
		r.shell(t, `gevel serve -addr localhost:8080 -data data > log 2>&1 & p=$!
			for i in $(seq 300); do curl -sf localhost:8080/readyz > /dev/null && break; kill -0 $p || exit 1; sleep 0.2; done
			`+command+"\ncode=$?; kill $p; wait $p; exit $code")
	default:
		r.shell(t, command)
	}
}

// shell runs a script with the address and the folders of the test.
func (r *reader) shell(t *testing.T, script string) {
	t.Helper()
	for _, folder := range folders {
		script = strings.ReplaceAll(script, folder, r.dir+folder)
	}
	script = strings.NewReplacer("127.0.0.1:8080", r.address, "localhost:8080", r.address).Replace(script)
	c := exec.CommandContext(t.Context(), "bash", "-uo", "pipefail", "-c", script)
	c.Dir, c.Env, c.WaitDelay = r.dir, r.env, 5*time.Second
	out, err := c.CombinedOutput()
	if err != nil || bytes.Contains(out, []byte(`"errors"`)) {
		t.Errorf("%s: %v\n%s", script, err, out)
	}
}
