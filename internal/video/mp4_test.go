package video_test

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/gevel/gevel/internal/rastertest"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/video"
	"github.com/gevel/gevel/limits"
)

const secret = rastertest.Secret

var box, numbers = rastertest.Box, rastertest.Numbers

// bare returns a video without what is not needed to play it. Its length and the places of what stays are those of the video.
func bare(t *testing.T, data []byte) string {
	t.Helper()
	info, err := video.Read(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	out, err := io.ReadAll(iotest.OneByteReader(video.Bare(bytes.NewReader(data), info.Notes)))
	if err != nil || len(out) != len(data) {
		t.Fatalf("a video of %d bytes has %d without notes (%v), want as many", len(data), len(out), err)
	}
	again, err := video.Read(bytes.NewReader(out), int64(len(out)))
	if err != nil || again.Pictures != info.Pictures || again.Sound != info.Sound {
		t.Fatalf("the bare video needs %+v (%v), want %+v", again, err, info)
	}
	if twice, _ := io.ReadAll(video.Bare(bytes.NewReader(out), again.Notes)); !bytes.Equal(twice, out) {
		t.Error("a bare video that is made bare again changes")
	}
	return string(out)
}

// plays fails for a video that says where it was taken, or whose pictures or sound are gone or have moved.
func plays(t *testing.T, data []byte, parts ...string) string {
	t.Helper()
	after := bare(t, data)
	for _, word := range []string{secret, secret[:15], "\x00\x5e\xc2\xe7", "SEFT", "LOCATION"} {
		if at := strings.Index(after, word); at >= 0 {
			t.Errorf("the bare video still has %q at %d: %q", word, at, after[max(0, at-40):at+20])
		}
	}
	for _, part := range parts {
		if at := strings.Index(after, part); at < 0 || at != bytes.Index(data, []byte(part)) {
			t.Errorf("%q is at %d of the bare video, want it where it was, at %d", part, at, bytes.Index(data, []byte(part)))
		}
	}
	return after
}

func TestVideoSaysOnlyWhatItShows(t *testing.T) {
	plays(t, rastertest.Video(), "picture one", "picture two", "sound", "how to decode it", "avc1", "mp4a", "isommp42")
	plays(t, rastertest.WebM(), "picture one", "V_VP9", "A_VORBIS", "\x01vorbis and more", "\x01\x05vorbis")
}

func TestMovieAfterItsMedia(t *testing.T) {
	tracks := []rastertest.Track{{ID: 7, Handler: "vide", Codec: "hvc1", Samples: []string{"one", "two!", "three"}},
		{ID: 2, Handler: "meta", Codec: "mebx", Samples: []string{secret, secret}}, {ID: 3, Handler: "tmcd", Codec: "tmcd",
			Samples: []string{secret}}}
	after := plays(t, rastertest.MP4(box("ftyp", "qt  ")+box("wide"), false, "", secret, box("uuid", secret), tracks...), "one", "two!",
		"three")
	if n := strings.Count(after, "trak"); n != 1 {
		t.Errorf("the bare video has %d tracks, want that of pictures", n)
	}
}

// TestLongBoxes has a box with a size of 64 bits, and a last one that goes on to the end of the file.
func TestLongBoxes(t *testing.T) {
	data := string(rastertest.MP4(box("ftyp", "isom"), true, "", "", "", rastertest.Track{ID: 1, Handler: "vide", Codec: "avc1",
		Samples: []string{"picture"}}))
	long := "\x00\x00\x00\x01uuid\x00\x00\x00\x00\x00\x00\x00\x22" + secret + "  "
	plays(t, []byte(data+long), "picture")
	at := strings.Index(data, "mdat")
	plays(t, []byte(data[:at-4]+"\x00\x00\x00\x00mdat"+data[at+4:]+secret), "picture")
}

// TestFragments has tracks whose samples are in fragments: one that names its base, one that follows the one before.
func TestFragments(t *testing.T) {
	empty := []rastertest.Track{{ID: 1, Handler: "vide", Codec: "avc1"}, {ID: 2, Handler: "meta", Codec: "gpmd"}}
	begin := string(rastertest.MP4(box("ftyp", "iso5"), true, box("mvex", box("trex", numbers(0, 2, 1, 0, len(secret), 0))), "", "",
		empty...))
	begin = begin[:len(begin)-8] // without its empty mdat
	const isMoof, offset, size = 0x020000, 1, 0x200
	moof := func(at int) string {
		return box("moof", box("mfhd", numbers(0, 1)),
			box("traf", box("tfhd", numbers(isMoof, 1)), box("trun", numbers(offset|size, 2, at, 5, 6))),
			box("traf", box("tfhd", numbers(0, 2)), box("trun", numbers(0, 1))), box("udta", secret))
	}
	first := moof(len(moof(0)) + 8)
	end := box("mdat", "shotsshots!"+secret+secret) + box("mfra", box("tfra", numbers(0, 2), secret))
	plays(t, []byte(begin+first+end+box("emsg", secret)), "shotsshots!", "mfhd")
}

// TestSoundOfOldQuickTime has sizes of 1 that stand for more: what is before the next chunk is its sound.
func TestSoundOfOldQuickTime(t *testing.T) {
	data := rastertest.MP4(box("ftyp", "qt  "), true, "", "", "",
		rastertest.Track{ID: 1, Handler: "soun", Codec: "sowt", Samples: []string{"much sound"}},
		rastertest.Track{ID: 2, Handler: "vide", Codec: "avc1", Samples: []string{"picture"}})
	at := bytes.Index(data, []byte(numbers(0, 0, 1, len("much sound"))))
	copy(data[at+4:], numbers(1, 2))
	plays(t, data, "much sound", "picture")
}

func TestBlankEqualsBare(t *testing.T) {
	for _, data := range [][]byte{rastertest.Video(), rastertest.WebM()} {
		name := filepath.Join(t.TempDir(), "tuin.mp4")
		if err := os.WriteFile(name, data, 0o600); err != nil {
			t.Fatal(err)
		}
		f, err := os.OpenFile(name, os.O_RDWR, 0)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		info, err := video.Read(f, int64(len(data)))
		if err != nil {
			t.Fatal(err)
		}
		if err := video.Blank(f, info.Notes); err != nil {
			t.Fatal(err)
		}
		if got, err := os.ReadFile(name); err != nil || string(got) != bare(t, data) {
			t.Errorf("the file that was made bare in place differs from the bare copy (%v)", err)
		}
	}
}

func TestRefusedVideos(t *testing.T) {
	releasetest.Only(t, "it makes videos of the largest size")
	complete := string(rastertest.Video())
	for name, c := range map[string]struct {
		text string
		want error
	}{
		"nothing":               {"", video.ErrBroken},
		"a size past the end":   {"\x00\x00\xff\xffmoov", video.ErrBroken},
		"a size below a header": {"\x00\x00\x00\x04moov", video.ErrBroken},
		"a long size past all":  {"\x00\x00\x00\x01moov\xff\xff\xff\xff\xff\xff\xff\xff", video.ErrBroken},
		"half a header":         {box("ftyp", "isom") + "\x00\x00", video.ErrBroken},
		"half a video":          {complete[:strings.Index(complete, "picture two")], video.ErrBroken},
		"sound alone": {string(rastertest.MP4(box("ftyp", "M4A "), true, "", "", "",
			rastertest.Track{ID: 1, Handler: "soun", Codec: "mp4a"})),
			video.ErrNoPictures},
		"too many boxes": {strings.Repeat(box("free"), limits.VideoBoxes+1), video.ErrBroken},
		"too large tables": {box("ftyp") + box("moof", box("traf", box("tfhd", strings.Repeat(" ", limits.VideoTableBytes+1)))) + complete,
			video.ErrBroken},
		"a Matroska video": {strings.Replace(string(rastertest.WebM()), "webm", "mkv!", 1), video.ErrMatroska},
		"half a WebM":      {string(rastertest.WebM()[:200]), video.ErrBroken},
	} {
		if _, err := video.Read(strings.NewReader(c.text), int64(len(c.text))); !errors.Is(err, c.want) {
			t.Errorf("%s gives %v, want %v", name, err, c.want)
		}
	}
}

// TestDamagedVideos cuts videos off anywhere and makes bytes wrong: nothing breaks.
func TestDamagedVideos(t *testing.T) {
	for _, data := range [][]byte{rastertest.Video(), rastertest.WebM()} {
		for n := range data {
			video.Read(bytes.NewReader(data[:n]), int64(n))
			for _, wrong := range []byte{0, 0xff} {
				odd := bytes.Clone(data)
				odd[n] = wrong
				info, err := video.Read(bytes.NewReader(odd), int64(len(odd)))
				if out, _ := io.ReadAll(video.Bare(bytes.NewReader(odd), info.Notes)); err == nil && len(out) != len(odd) {
					t.Fatalf("a video with a wrong byte at %d has another length without notes", n)
				}
			}
		}
	}
}
