package video

import (
	"io"
	"slices"
	"strings"

	"github.com/gevel/gevel/limits"
)

// needed lists the boxes that players need, by the box that holds them. Every other one becomes free space: user data, metadata of any
// program, boxes of a kind of their own, texts of editors, times of a producer's clock, space that was free before and still says
// something.
var needed = map[string][]string{
	"":     strings.Fields("ftyp styp moov moof mdat sidx mfra"),
	"moov": strings.Fields("mvhd trak mvex iods"),
	"mvex": strings.Fields("mehd trex"),
	"trak": strings.Fields("tkhd edts tapt mdia"),
	"edts": {"elst"},
	"tapt": strings.Fields("clef prof enof"),
	"mdia": strings.Fields("mdhd hdlr minf"),
	"minf": strings.Fields("vmhd smhd hdlr dinf stbl"),
	"dinf": {"dref"},
	"stbl": strings.Fields("stsd stts ctts cslg stsc stsz stz2 stco co64 stss stps stsh sdtp sgpd sbgp saiz saio senc subs padb"),
	"moof": strings.Fields("mfhd traf"),
	"traf": strings.Fields("tfhd tfdt trun sdtp sgpd sbgp saiz saio senc subs"),
	"mfra": strings.Fields("tfra mfro"),
}

// mp4 is the work on one MP4.
type mp4 struct {
	boxes
	found     Info
	tracks    map[int64]*track // those of pictures and sound, by number
	fragments []box            // moof
	media     []span           // the bodies of mdat
	used      []span           // what pictures and sound use of the file
	starts    []int64          // where chunks of any track begin
	ofTracks  []box            // boxes of the whole video that belong to a track, to be looked at when all tracks are known
	sizes     map[int64]int64  // of a sample of a fragment that does not say its own, by track
}

func readMP4(r io.ReaderAt, size int64) (Info, error) {
	f := &mp4{boxes: boxes{r, limits.VideoBoxes}, found: Info{Kind: MP4}, tracks: map[int64]*track{}, sizes: map[int64]int64{}}
	if err := f.top(size); err != nil {
		return Info{}, err
	}
	if f.found.Pictures == "" {
		return Info{}, ErrNoPictures
	}
	for _, moof := range f.fragments {
		if err := f.fragment(moof); err != nil {
			return Info{}, err
		}
	}
	for _, b := range f.ofTracks {
		if id, err := f.trackAt(b); err != nil || f.tracks[id] == nil {
			f.free(b)
		}
	}
	f.blankUnused()
	f.found.Notes = inOrder(f.found.Notes)
	return f.found, nil
}

// top looks at the boxes of the file itself. What some cameras write after the last one is none.
func (f *mp4) top(size int64) error {
	hasMovie := false
	for at := int64(0); at < size; {
		b, err := f.at(at, size)
		isOurs := slices.Contains(needed[""], b.kind)
		if err != nil && hasMovie && len(f.media) > 0 && !isOurs && f.left >= 0 {
			f.note(at, size, "\x00\x00\x00\x00free"[:min(8, (size-at)/8*8)])
			return nil
		}
		if err != nil {
			return err
		}
		hasMovie = hasMovie || b.kind == "moov"
		if err := f.part("", b); err != nil {
			return err
		}
		at = b.end
	}
	return nil
}

// part looks at a box that is inside one of a kind.
func (f *mp4) part(within string, b box) error {
	if !slices.Contains(needed[within], b.kind) {
		f.free(b)
		return nil
	}
	switch b.kind {
	case "mdat":
		f.media = append(f.media, span{b.body, b.end})
	case "moof":
		f.fragments = append(f.fragments, b)
	case "sidx", "tfra", "trex":
		return f.ofTrack(b)
	case "trak":
		return f.track(b)
	case "mvhd", "tkhd", "mdhd":
		return f.untimed(b)
	case "hdlr":
		f.note(min(b.body+12, b.end), b.end, "") // whose program wrote the track, and its name
	case "dref":
		return f.in(min(b.body+8, b.end), b.end, func(entry box) error {
			f.note(min(entry.body+4, entry.end), entry.end, "") // a path on somebody's disk
			return nil
		})
	default:
		if needed[b.kind] == nil {
			return nil
		}
		return f.in(b.body, b.end, func(child box) error { return f.part(b.kind, child) })
	}
	return nil
}

func (f *mp4) note(start, end int64, text string) {
	f.found.Notes = append(f.found.Notes, Note{start, end, text})
}

// free makes a box one of kind "free" of the same size, with nothing in it.
func (f *mp4) free(b box) {
	f.note(b.start+4, b.start+8, "free")
	f.note(b.body, b.end, "")
}

// untimed takes the times out of a box that begins with its version and then when it was made and changed.
func (f *mp4) untimed(b box) error {
	head := make([]byte, 1)
	if _, err := f.r.ReadAt(head, b.body); err != nil || b.end-b.body < 20 {
		return ErrBroken
	}
	if head[0] == 1 {
		f.note(b.body+4, b.body+20, "")
	} else {
		f.note(b.body+4, b.body+12, "")
	}
	return nil
}

// ofTrack keeps a box that says the number of its track for later.
func (f *mp4) ofTrack(b box) error {
	if b.kind == "trex" {
		return f.defaults(b)
	}
	f.ofTracks = append(f.ofTracks, b)
	return nil
}

// trackAt reads the number of the track that a box belongs to.
func (f *mp4) trackAt(b box) (int64, error) {
	head := make([]byte, 8)
	if _, err := f.r.ReadAt(head, b.body); err != nil || b.end-b.body < 8 {
		return 0, ErrBroken
	}
	return number(head, 4), nil
}

// blankUnused blanks the bytes of the media that neither pictures nor sound use: the samples of other tracks, and what cameras and programs
// put between.
func (f *mp4) blankUnused() {
	slices.Sort(f.starts)
	for i, u := range f.used {
		if u.end == toNext {
			f.used[i].end = f.next(u.start)
		}
	}
	f.used = merged(f.used)
	for _, m := range f.media {
		at := m.start
		for _, u := range within(f.used, m) {
			f.note(at, max(at, u.start), "")
			at = max(at, u.end)
		}
		f.note(at, max(at, m.end), "")
	}
}

// next is where the next chunk of any track begins, or where the media end that a place is in.
func (f *mp4) next(at int64) int64 {
	end := at
	for _, m := range f.media {
		if m.start <= at && at < m.end {
			end = m.end
		}
	}
	if i, _ := slices.BinarySearch(f.starts, at+1); i < len(f.starts) {
		return min(end, f.starts[i])
	}
	return end
}
