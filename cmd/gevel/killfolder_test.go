package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/jpeg"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/internal/posttest"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/jmoiron/sqlx"
)

// folderCopies is how many properties TestKilledImportIsMadeAgain adds to the sample's, and newPictures how many of them get a picture that
// no earlier import had.
const (
	folderCopies = 1000
	newPictures  = 25
)

// TestKilledImportIsMadeAgain kills imports of a large folder at random moments: while it reads, copies pictures, writes or has ended.
// After each kill the site shows all of it or nothing, and no picture that it shows is missing or cut off. The same import then succeeds,
// and one after it has nothing to do.
func TestKilledImportIsMadeAgain(t *testing.T) {
	releasetest.Only(t, "it kills imports")
	s := &site{program: program(t), data: filepath.Join(t.TempDir(), "data"), addr: freeAddress(t),
		smtp: posttest.Start(t, nil, false).Addr}
	s.cond = sync.NewCond(&s.mu)
	s.start(t)
	x := &repriced{site: s, folder: manyProperties(t, folderCopies)}
	seed := uint64(time.Now().UnixNano())
	random := rand.New(rand.NewPCG(seed, 1))
	t.Logf("seed %d", seed)

	began := time.Now()
	x.again(t, 1)
	lasts := time.Since(began)
	for price := 2; price <= 4; price++ {
		x.pictures(t, price)
		wait := time.Duration(random.Int64N(int64(lasts)))
		x.kill(t, price, func() { time.Sleep(wait) })
		t.Logf("killed after %v of %v", wait.Round(time.Millisecond), lasts.Round(time.Millisecond))
		x.complete(t)
	}
	x.again(t, 4)
	if held := x.compare(t); held != 4 {
		t.Errorf("after a whole import the copies have price %d, want 4", held)
	}
	x.complete(t)
	if said := x.again(t, 4); !strings.Contains(said, "properties: 0 added, 0 changed") {
		t.Errorf("importing the same once more says %q, want no property changed", said)
	}
	x.single(t)
}

// again imports the folder, and gives what the program says.
func (x *repriced) again(t *testing.T, price int) string {
	t.Helper()
	x.reprice(t, price)
	said, err := exec.Command(x.program, "import", "-data", x.data, x.folder).CombinedOutput()
	if err != nil {
		t.Fatalf("the import of price %d fails: %v\n%s", price, err, said)
	}
	return string(said)
}

var firstPicture = regexp.MustCompile(`("photos": \[\s*)"[^"]+"`)

// pictures gives some copies a first picture that is new.
func (x *repriced) pictures(t *testing.T, price int) {
	t.Helper()
	for i := range newPictures {
		name := fmt.Sprintf("new-%d-%d.jpg", price, i)
		picture := image.NewGray(image.Rect(0, 0, 640, 480))
		for at := range picture.Pix {
			picture.Pix[at] = byte(at*i + at/640*price)
		}
		var b bytes.Buffer
		if err := jpeg.Encode(&b, picture, nil); err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(x.folder, "properties", fmt.Sprint(100_000+i*folderCopies/newPictures, ".json"))
		text, err := os.ReadFile(file)
		if err == nil {
			err = os.WriteFile(file, firstPicture.ReplaceAll(text, []byte(`${1}"`+name+`"`)), 0o600)
		}
		if err == nil {
			err = os.WriteFile(filepath.Join(x.folder, "photos", name), b.Bytes(), 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// complete checks that each file that the store names is in the media folder, and that no picture is cut off.
func (x *repriced) complete(t *testing.T) {
	t.Helper()
	for _, name := range x.column(t, "SELECT file FROM photo UNION SELECT file FROM document") {
		data, err := os.ReadFile(filepath.Join(datafolder.Media(x.data), name))
		if err != nil || strings.HasSuffix(name, ".jpg") && !bytes.HasSuffix(data, []byte{0xff, 0xd9}) {
			t.Errorf("%s is shown, and of it there are %d bytes (%v)", name, len(data), err)
		}
	}
}

// single checks that the store has each property of the folder once, with as many pictures as its file names.
func (x *repriced) single(t *testing.T) {
	t.Helper()
	want := map[string]bool{}
	files, _ := filepath.Glob(filepath.Join(x.folder, "properties", "*.json")) // the pattern is well formed
	for _, file := range files {
		var r struct {
			Number int
			Photos []string
		}
		text, err := os.ReadFile(file)
		if err == nil {
			err = json.Unmarshal(text, &r)
		}
		if err != nil {
			t.Fatal(err)
		}
		want[fmt.Sprint(r.Number, " has ", len(r.Photos))] = true
	}
	got := x.column(t, `SELECT number || ' has ' || (SELECT count(*) FROM photo WHERE property = number AND kind = 0) FROM property`)
	for _, p := range got {
		if !want[p] {
			t.Errorf("%s pictures; its file says otherwise", p)
		}
	}
	if len(got) != len(want) {
		t.Errorf("there are %d properties, want %d", len(got), len(want))
	}
}

// column reads texts of the site's file.
func (x *repriced) column(t *testing.T, query string) (list []string) {
	t.Helper()
	file, err := sqlx.Open("sqlite3", "file:"+datafolder.Database(x.data)+"?mode=ro")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := file.Select(&list, query); err != nil {
		t.Fatal(err)
	}
	return list
}
