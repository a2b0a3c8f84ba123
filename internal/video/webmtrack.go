package video

import (
	"bytes"
	"encoding/binary"
	"slices"
)

// ofTracks keeps tracks of pictures and sound, without their names.
func (f *webm) ofTracks(e element) error {
	if e.id != idTrack {
		f.void(e.start, e.end)
		return nil
	}
	var number, kind uint64
	var codec string
	err := f.in(e, func(child element) error {
		switch child.id {
		case idTrackNumber:
			number = f.number(child)
		case idTrackType:
			kind = f.number(child)
		case idCodec:
			text, err := f.bytes(child)
			codec = string(bytes.TrimRight(text, "\x00"))
			return err
		}
		return nil
	})
	if err != nil {
		return err
	}
	switch {
	case kind == typePictures && f.found.Pictures == "":
		f.found.Pictures = codec
	case kind == typeSound && f.found.Sound == "":
		f.found.Sound = codec
	}
	if kind != typePictures && kind != typeSound {
		f.dropped[number] = true
		f.void(e.start, e.end)
		return nil
	}
	return f.in(e, func(child element) error {
		switch {
		case !slices.Contains(ofTrackEntry, child.id):
			f.void(child.start, child.end)
		case child.id == idCodecPrivate && codec == "A_VORBIS":
			return f.comments(child)
		}
		return nil
	})
}

// comments blanks what the head of Vorbis sound says in words: its program, title, place. Their lengths stay.
func (f *webm) comments(e element) error {
	data, err := f.bytes(e)
	if err != nil {
		return err
	}
	at := bytes.Index(data, []byte("\x03vorbis"))
	if at < 0 {
		return nil
	}
	at += 7
	blank := func() bool {
		if at+4 > len(data) {
			return false
		}
		size := int64(binary.LittleEndian.Uint32(data[at:]))
		at += 4
		if size > int64(len(data)-at) {
			return false
		}
		f.found.Notes = append(f.found.Notes, Note{e.body + int64(at), e.body + int64(at) + size, ""})
		at += int(size)
		return true
	}
	if !blank() || at+4 > len(data) {
		return ErrBroken
	}
	count := binary.LittleEndian.Uint32(data[at:])
	at += 4
	for range count {
		if !blank() {
			return ErrBroken
		}
	}
	return nil
}
