package video_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/gevel/gevel/internal/video"
	"github.com/gevel/gevel/limits"
)

const place = "+51.1450+005.7420/"

// box writes a box with what is in it.
func box(kind string, parts ...string) string {
	body := strings.Join(parts, "")
	return string(binary.BigEndian.AppendUint32(nil, uint32(8+len(body)))) + kind + body
}

// long is box with a size of 64 bits.
func long(kind, body string) string {
	return "\x00\x00\x00\x01" + kind + string(binary.BigEndian.AppendUint64(nil, uint64(16+len(body)))) + body
}

const xmp = "\xbe\x7a\xcf\xcb\x97\xa9\x42\xe8\x9c\x71\x99\x94\x91\xe3\xaf\xac"

// noted is a video that says in every known way where it was taken. The last box goes on to the end of the file.
func noted() string {
	keys := box("meta", box("keys", "com.apple.quicktime.location.ISO6709"), box("ilst", box("data", place)))
	track := box("trak", box("tkhd", "turned by 90 degrees"), box("udta", box("loci", "Kinrooi", place)),
		box("mdia", box("minf", "how it plays")))
	movie := box("moov", box("mvhd", "duration"), track, box("udta", box("\xa9xyz", place), box("meta", place)), keys,
		long("udta", box("\xa9xyz", place)))
	return box("ftyp", "isom") + movie + box("uuid", xmp, place) + box("uuid",
		"somebody else's, 16 bytes long") + "\x00\x00\x00\x00mdat" + "pictures udta "
}

func bare(t *testing.T, text string) string {
	t.Helper()
	notes, err := video.Notes(strings.NewReader(text), int64(len(text)))
	if err != nil {
		t.Fatal(err)
	}
	out, err := io.ReadAll(iotest.OneByteReader(video.Bare(strings.NewReader(text), notes)))
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

func TestBare(t *testing.T) {
	before := noted()
	after := bare(t, before)
	if strings.Contains(after, place) || strings.Contains(after, "Kinrooi") || strings.Contains(after, "location") {
		t.Error("the bare video still says where it was taken")
	}
	if len(after) != len(before) || strings.Index(after, "mdat") != strings.Index(before, "mdat") {
		t.Error("places in the file of the bare video have moved")
	}
	for _, part := range []string{"turned by 90 degrees", "how it plays", "duration", "somebody else's", "pictures udta "} {
		if !strings.Contains(after, part) {
			t.Errorf("the bare video has lost %q", part)
		}
	}
	if n := strings.Count(after, "free"); n != 5 {
		t.Errorf("%d boxes of the bare video are free, want 5", n)
	}
	if bare(t, after) != after {
		t.Error("a bare video that is made bare again changes")
	}
}

func TestBlankEqualsBare(t *testing.T) {
	name := filepath.Join(t.TempDir(), "tuin.mp4")
	if err := os.WriteFile(name, []byte(noted()), 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := os.OpenFile(name, os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	notes, err := video.Notes(f, int64(len(noted())))
	if err != nil {
		t.Fatal(err)
	}
	if err := video.Blank(f, notes); err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile(name); err != nil || string(got) != bare(t, noted()) {
		t.Errorf("the file that was made bare in place differs from the bare copy (%v)", err)
	}
}

func TestNotesRefusesOtherFiles(t *testing.T) {
	for name, text := range map[string]string{
		"a size past the end":   "\x00\x00\xff\xffmoov",
		"a size below a header": "\x00\x00\x00\x04moov",
		"a long size past all":  "\x00\x00\x00\x01moov\xff\xff\xff\xff\xff\xff\xff\xff",
		"half a header":         box("ftyp", "isom") + "\x00\x00",
		"too many boxes":        strings.Repeat(box("free"), limits.VideoBoxes+1),
	} {
		if _, err := video.Notes(strings.NewReader(text), int64(len(text))); !errors.Is(err, video.ErrBroken) {
			t.Errorf("%s gives %v, want ErrBroken", name, err)
		}
	}
	deep := box("udta", place)
	for range 100 {
		deep = box("trak", deep)
	}
	if _, err := video.Notes(bytes.NewReader([]byte(deep)), int64(len(deep))); err != nil {
		t.Error(err)
	}
}
