// Package shrunk decodes photographs as cameras store them (JPEG, sequential, three planes in one scan) at a half, quarter or eighth of
// their width and height, in a quarter of the time that all pixels take. Each sample is the mean of those that it stands for, as if all
// had been decoded. Every other JPEG is left to image/jpeg, a damaged one too, so that image/jpeg alone decides what is damaged.
package shrunk

import (
	"encoding/binary"
	"errors"

	"github.com/gevel/gevel/limits"
)

// ErrOther is the error for what image/jpeg has to decode: another kind of JPEG, one that is damaged, or no JPEG.
var ErrOther = errors.New("this is no JPEG as cameras store it, or it is damaged")

// Photo is a photograph whose size is known and whose samples are not decoded yet.
type Photo struct {
	W, H    int
	planes  [3]plane // Y, Cb and Cr
	quanta  [4]*[64]uint16
	tables  [2][2]*table // of DC and of AC
	restart int          // after how many units the scan begins anew; 0 for never
	scan    []byte
}

// plane is one channel: how many blocks of it a unit has, and what decodes them.
type plane struct {
	id             byte
	across, down   int
	quantum        byte
	dcTable, acTab *table
}

// The markers of a JPEG that matter here.
const (
	markSOF0, markSOF1 = 0xc0, 0xc1
	markDHT            = 0xc4
	markRST0           = 0xd0
	markSOI, markEOI   = 0xd8, 0xd9
	markSOS, markDQT   = 0xda, 0xdb
	markDRI            = 0xdd
	markAPP0, markAPPE = 0xe0, 0xee
	markAPPF, markCOM  = 0xef, 0xfe
)

// Open reads the parts before the samples. It returns ErrOther for what this package does not decode.
func Open(data []byte) (*Photo, error) {
	if len(data) < 2 || data[0] != 0xff || data[1] != markSOI {
		return nil, ErrOther
	}
	p := &Photo{}
	for data = data[2:]; len(data) >= 4 && data[0] == 0xff; {
		marker, size := data[1], int(binary.BigEndian.Uint16(data[2:]))
		if size < 2 || len(data) < 2+size {
			return nil, ErrOther
		}
		body := data[4 : 2+size]
		data = data[2+size:]
		if marker == markSOS {
			p.scan = data
			return p, p.readScan(body)
		}
		if err := p.readPart(marker, body); err != nil {
			return nil, err
		}
	}
	return nil, ErrOther
}

func (p *Photo) readPart(marker byte, body []byte) error {
	switch {
	case marker == markSOF0 || marker == markSOF1:
		return p.readFrame(body)
	case marker == markDHT:
		return p.readTables(body)
	case marker == markDQT:
		return p.readQuanta(body)
	case marker == markDRI && len(body) == 2:
		p.restart = int(binary.BigEndian.Uint16(body))
		return nil
	case marker == markAPPE && len(body) >= 12 && string(body[:5]) == "Adobe" && body[11] != 1:
		return ErrOther // its colours are no YCbCr
	case marker >= markAPP0 && marker <= markAPPF || marker == markCOM:
		return nil
	}
	return ErrOther
}

// readFrame reads how large the picture is, and that four, two or one samples of brightness share their colours.
func (p *Photo) readFrame(body []byte) error {
	if len(body) != 15 || body[0] != 8 || body[5] != 3 || p.W != 0 {
		return ErrOther
	}
	y, b, r := body[6], body[9], body[12]
	if y == b || b == r || r == y || string([]byte{y, b, r}) == "RGB" {
		return ErrOther
	}
	p.H, p.W = int(binary.BigEndian.Uint16(body[1:])), int(binary.BigEndian.Uint16(body[3:]))
	if p.W < 1 || p.H < 1 || int64(p.W)*int64(p.H) > limits.PicturePixels {
		return ErrOther
	}
	for i := range p.planes {
		part := body[6+3*i:]
		p.planes[i] = plane{id: part[0], across: int(part[1] >> 4), down: int(part[1] & 15), quantum: part[2]}
		if a := p.planes[i]; a.quantum > 3 || i > 0 && part[1] != 0x11 || a.across < 1 || a.across > 2 || a.down < 1 || a.down > 2 {
			return ErrOther
		}
	}
	return nil
}

// readQuanta reads by what the coefficients are multiplied.
func (p *Photo) readQuanta(body []byte) error {
	for len(body) > 0 {
		wide, at := int(body[0]>>4), body[0]&15
		size := 64 * (wide + 1)
		if wide > 1 || at > 3 || len(body) < 1+size {
			return ErrOther
		}
		q := new([64]uint16)
		for k := range q {
			if q[k] = uint16(body[1+k]); wide == 1 {
				q[k] = binary.BigEndian.Uint16(body[1+2*k:])
			}
		}
		p.quanta[at], body = q, body[1+size:]
	}
	return nil
}

func (p *Photo) readTables(body []byte) error {
	for len(body) > 0 {
		if len(body) < 17 || body[0]&0xee != 0 {
			return ErrOther
		}
		t, size, err := newTable(body[1:])
		if err != nil {
			return err
		}
		p.tables[body[0]>>4][body[0]&15], body = t, body[1+size:]
	}
	return nil
}

// readScan reads which tables the scan uses: it has all three planes and all their coefficients.
func (p *Photo) readScan(body []byte) error {
	if p.W == 0 || len(body) != 10 || body[0] != 3 || body[7] != 0 || body[8] != 63 || body[9] != 0 {
		return ErrOther
	}
	for i := range p.planes {
		a, part := &p.planes[i], body[1+2*i:]
		if part[0] != a.id || part[1]>>4 > 1 || part[1]&15 > 1 {
			return ErrOther
		}
		a.dcTable, a.acTab = p.tables[0][part[1]>>4], p.tables[1][part[1]&15]
		if a.dcTable == nil || a.acTab == nil || p.quanta[a.quantum] == nil {
			return ErrOther
		}
	}
	return nil
}
