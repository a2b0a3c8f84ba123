package video

import (
	"encoding/binary"
	"io"
	"slices"
	"strings"

	"github.com/gevel/gevel/limits"
)

// Ids of elements (RFC 9559).
const (
	idHead, idDocType                                 = 0x1a45dfa3, 0x4282
	idSegment, idSeekHead, idInfo, idTracks           = 0x18538067, 0x114d9b74, 0x1549a966, 0x1654ae6b
	idCluster, idCues                                 = 0x1f43b675, 0x1c53bb6b
	idSeek, idSeekID                                  = 0x4dbb, 0x53ab
	idMuxingApp, idWritingApp, idScale, idDuration    = 0x4d80, 0x5741, 0x2ad7b1, 0x4489
	idTrack, idTrackNumber, idTrackType, idCodec      = 0xae, 0xd7, 0x83, 0x86
	idCodecPrivate                                    = 0x63a2
	idTime, idPosition, idSize, idBlock, idBlockGroup = 0xe7, 0xa7, 0xab, 0xa3, 0xa0
	idBlockInGroup                                    = 0xa1
	typePictures, typeSound                           = 1, 2
)

// ofTrackEntry are the parts of a track that players need; others name it.
var ofTrackEntry = []uint64{idTrackNumber, 0x73c5, idTrackType, 0xb9, 0x88, 0x55aa, 0x9c, 0x6de7, 0x6df8, 0x23e383, 0x234e7a, 0x23314f,
	0x55ee,
	0x41e4, 0x22b59c, 0x22b59d, idCodec, idCodecPrivate, 0xaa, 0x56aa, 0x56bb, 0xe0, 0xe1, 0xe2, 0x6d80}

// ofSegment are the parts of a video that players need. Tags, chapters and attachments are not among them.
var ofSegment = []uint64{idSeekHead, idInfo, idTracks, idCluster, idCues}

// webm is the work on one WebM.
type webm struct {
	elements
	found   Info
	dropped map[uint64]bool // tracks that are neither pictures nor sound
}

func readWebM(r io.ReaderAt, size int64) (Info, error) {
	f := &webm{elements: elements{r, limits.VideoBoxes}, found: Info{Kind: WebM}, dropped: map[uint64]bool{}}
	head, err := f.at(0, size)
	if err != nil {
		return Info{}, err
	}
	if err := f.in(head, f.head); err != nil {
		return Info{}, err
	}
	segment, err := f.next(head.end, size)
	if err != nil || segment.id != idSegment {
		return Info{}, ErrBroken
	}
	if err := f.segment(segment); err != nil {
		return Info{}, err
	}
	if f.found.Pictures == "" {
		return Info{}, ErrNoPictures
	}
	if segment.end < size {
		f.void(segment.end, size)
	}
	f.found.Notes = inOrder(f.found.Notes)
	return f.found, nil
}

func (f *webm) head(e element) error {
	if e.id != idDocType {
		return nil
	}
	kind, err := f.bytes(e)
	if err == nil && strings.TrimRight(string(kind), "\x00") != "webm" {
		return ErrMatroska
	}
	return err
}

// next is the next element that is not mere space, which is blanked.
func (f *webm) next(at, size int64) (element, error) {
	for {
		e, err := f.at(at, size)
		if err != nil || e.id == idSegment || e.isOpen {
			return e, err
		}
		f.void(e.start, e.end)
		at = e.end
	}
}

// segment looks at the parts of a video. A cluster of unknown length, which a browser's recorder writes, ends where the next part begins.
func (f *webm) segment(s element) error {
	inCluster := false
	for at := s.body; at < s.end; {
		e, err := f.at(at, s.end)
		if err != nil {
			return err
		}
		isPart := e.id > 0xffffff // parts of a video have ids of four bytes, what is in a cluster has shorter ones
		switch {
		case e.id == idCluster && f.found.Pictures == "":
			return ErrNoPictures // its tracks come first, or nobody knows which blocks are pictures
		case e.id == idCluster && e.isOpen:
			inCluster, at = true, e.body
			continue
		case e.isOpen:
			return ErrBroken
		case inCluster && !isPart:
			err = f.ofCluster(e)
		default:
			inCluster = false
			err = f.part(e)
		}
		if err != nil {
			return err
		}
		at = e.end
	}
	return nil
}

func (f *webm) part(e element) error {
	if !slices.Contains(ofSegment, e.id) {
		f.void(e.start, e.end)
		return nil
	}
	switch e.id {
	case idInfo:
		return f.in(e, f.ofInfo)
	case idTracks:
		return f.in(e, f.ofTracks)
	case idSeekHead:
		return f.in(e, f.ofSeekHead)
	case idCluster:
		return f.in(e, f.ofCluster)
	}
	return f.in(e, func(child element) error {
		if child.id != 0xbb { // a point to which a player jumps
			f.void(child.start, child.end)
		}
		return nil
	})
}

// ofSeekHead keeps the places of parts that stay.
func (f *webm) ofSeekHead(e element) error {
	stays := false
	if e.id == idSeek {
		if err := f.in(e, func(child element) error {
			stays = stays || child.id == idSeekID && slices.Contains(ofSegment, f.number(child))
			return nil
		}); err != nil {
			return err
		}
	}
	if !stays {
		f.void(e.start, e.end)
	}
	return nil
}

// ofInfo keeps the clock and the length of a video. Its programs must stand there, with no name.
func (f *webm) ofInfo(e element) error {
	switch e.id {
	case idMuxingApp, idWritingApp:
		f.found.Notes = append(f.found.Notes, Note{e.body, e.end, ""})
	case idScale, idDuration:
	default:
		f.void(e.start, e.end)
	}
	return nil
}

// ofCluster keeps the blocks of pictures and sound.
func (f *webm) ofCluster(e element) error {
	stays := e.id == idTime || e.id == idPosition || e.id == idSize
	switch e.id {
	case idBlock:
		stays = f.isPlayed(e)
	case idBlockGroup:
		if err := f.in(e, func(child element) error {
			stays = stays || child.id == idBlockInGroup && f.isPlayed(child)
			return nil
		}); err != nil {
			return err
		}
	}
	if !stays {
		f.void(e.start, e.end)
	}
	return nil
}

// isPlayed reports whether a block is one of pictures or sound.
func (f *webm) isPlayed(block element) bool {
	var head [8]byte
	n, _ := f.r.ReadAt(head[:min(int64(len(head)), block.end-block.body)], block.body)
	number, bytes := vint(head[:n], true)
	return bytes > 0 && !f.dropped[number]
}

// void makes bytes an element of kind Void of the same length, with nothing in it.
func (f *webm) void(start, end int64) {
	const id, long = "\xec", 9
	size := end - start
	switch {
	case size < 2:
		f.found.Notes = append(f.found.Notes, Note{start, end, ""})
	case size < long+1:
		f.found.Notes = append(f.found.Notes, Note{start, end, id + string([]byte{byte(0x80 | size - 2)})})
	default:
		head := binary.BigEndian.AppendUint64([]byte(id), 1<<56|uint64(size-long))
		f.found.Notes = append(f.found.Notes, Note{start, end, string(head)})
	}
}
