package video

import (
	"encoding/binary"
	"math"
	"slices"
)

// track is a track of pictures or of sound.
type track struct{ isSound bool }

// toNext is the end of a span that goes on to the next chunk of any track.
const toNext = -1

// track looks at a track: one of pictures or sound keeps what it needs, any other becomes free space.
func (f *mp4) track(b box) error {
	handler, ok := f.find(b, "mdia", "hdlr")
	if !ok {
		f.free(b)
		return nil
	}
	table, err := f.bytes(handler)
	if err != nil {
		return err
	}
	stbl, hasSamples := f.find(b, "mdia", "minf", "stbl")
	chunks, err := f.chunks(stbl)
	if hasSamples && err == nil {
		f.starts = append(f.starts, chunks...)
	}
	kind := text(table, 8)
	if kind != "vide" && kind != "soun" || !hasSamples {
		f.free(b)
		return nil
	}
	t := &track{isSound: kind == "soun"}
	if header, ok := f.find(b, "tkhd"); !ok || f.number(header, t) != nil {
		return ErrBroken
	}
	if err := f.codec(stbl, t); err != nil {
		return err
	}
	if err := f.samples(stbl, t, chunks); err != nil {
		return err
	}
	return f.in(b.body, b.end, func(child box) error { return f.part("trak", child) })
}

// number notes a track by its number.
func (f *mp4) number(tkhd box, t *track) error {
	table, err := f.bytes(tkhd)
	if err != nil || len(table) < 24 {
		return ErrBroken
	}
	id := number(table, 12)
	if table[0] == 1 {
		id = number(table, 20)
	}
	f.tracks[id] = t
	return nil
}

// codec notes what a track needs to be played, and blanks the name of the program that compressed it.
func (f *mp4) codec(stbl box, t *track) error {
	stsd, ok := f.find(stbl, "stsd")
	if !ok {
		return ErrBroken
	}
	return f.in(min(stsd.body+8, stsd.end), stsd.end, func(entry box) error {
		name := &f.found.Pictures
		if t.isSound {
			name = &f.found.Sound
		}
		if *name == "" {
			*name = entry.kind
		}
		const before, program, header = 42, 32, 78
		if t.isSound || entry.end-entry.body < header {
			return nil
		}
		f.note(entry.body+before, entry.body+before+program, "")
		// What comes after the header is of the codec. Boxes of notes may stand there too.
		f.in(entry.body+header, entry.end, func(child box) error {
			if slices.Contains([]string{"udta", "meta", "uuid", "free", "skip"}, child.kind) {
				f.free(child)
			}
			return nil
		})
		return nil
	})
}

// chunks lists where the chunks of a track begin.
func (f *mp4) chunks(stbl box) (list []int64, err error) {
	b, ok := f.find(stbl, "stco")
	each := 4
	if !ok {
		b, ok = f.find(stbl, "co64")
		each = 8
	}
	if !ok {
		return nil, nil
	}
	table, err := f.bytes(b)
	if err != nil {
		return nil, err
	}
	for i := range rows(table, 4, each) {
		at := number(table, 8+each*i)
		if each == 8 {
			at = int64(min(binary.BigEndian.Uint64(table[8+each*i:]), math.MaxInt64/2))
		}
		list = append(list, at)
	}
	return list, nil
}

// samples notes which bytes a track uses.
func (f *mp4) samples(stbl box, t *track, chunks []int64) error {
	stsc, ok := f.find(stbl, "stsc")
	if len(chunks) == 0 || !ok {
		return nil // its samples are in fragments
	}
	perChunk, err := f.bytes(stsc)
	if err != nil {
		return err
	}
	sizes, err := f.sizesOf(stbl)
	if err != nil {
		return err
	}
	row, last := 0, rows(perChunk, 4, 12)-1
	for i, start := range chunks {
		for row < last && number(perChunk, 8+12*(row+1)) <= int64(i+1) {
			row++
		}
		bytes := sizes.next(number(perChunk, 8+12*max(row, 0)+4))
		if t.isSound && sizes.each > 0 && sizes.each <= tinySample {
			f.used = append(f.used, span{start, toNext})
			continue
		}
		f.used = append(f.used, span{start, start + bytes})
	}
	return nil
}

// tinySample is the size of a sample of sound up to which QuickTime may count otherwise: sizes of 1 stand for samples of several bytes.
const tinySample = 8
