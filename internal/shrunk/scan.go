package shrunk

import (
	"encoding/binary"
	"image"
)

// scan reads the bits of a scan.
type scan struct {
	data []byte
	at   int
	bits uint64 // the next ones, from the highest on
	n    int    // how many they are
	none int    // how many of them stand after the end of the data
}

// refill returns the next bits, at least 32 of them.
func (s *scan) refill(bits uint64, n int) (uint64, int) {
	if s.at+4 <= len(s.data) {
		v := binary.BigEndian.Uint32(s.data[s.at:])
		if (^v-0x01010101)&v&0x80808080 == 0 { // none of them is 0xff
			s.at += 4
			return bits | uint64(v)<<(32-n), n + 32
		}
	}
	for ; n < 32; n += 8 {
		if s.at >= len(s.data) || s.data[s.at] == 0xff && (s.at+1 >= len(s.data) || s.data[s.at+1] != 0) {
			s.none += 8 // a marker, or the end of the file
			continue
		}
		v := s.data[s.at]
		bits |= uint64(v) << (56 - n)
		if s.at++; v == 0xff {
			s.at++
		}
	}
	return bits, n
}

// ended reports whether more bits were read than there are.
func (s *scan) ended() bool { return s.n < s.none }

// pass goes over a marker, after the bits that fill the last byte before it.
func (s *scan) pass(marker byte) error {
	if s.n-s.none >= 8 || s.ended() || s.at+2 > len(s.data) || s.data[s.at] != 0xff || s.data[s.at+1] != marker {
		return ErrOther
	}
	s.at, s.bits, s.n, s.none = s.at+2, 0, 0, 0
	return nil
}

// channel is one plane of the result, and what is read into it.
type channel struct {
	plane
	weights *weights
	last    int32 // the coefficient of the mean of the block before
	pix     []uint8
	stride  int
}

// Decode returns the photograph at 1/by of its width and height, by being 2, 4 or 8; what is left over at the right and below is left out.
// wait is called every few rows; its error ends the work. It returns ErrOther for a scan that only image/jpeg can judge.
func (p *Photo) Decode(wait func() error, by int) (*image.YCbCr, error) {
	unitW, unitH := 8*p.planes[0].across, 8*p.planes[0].down
	across, down := (p.W+unitW-1)/unitW, (p.H+unitH-1)/unitH
	var channels [3]channel
	for i, plane := range p.planes {
		stride := across * plane.across * 8 / by
		channels[i] = channel{plane: plane, weights: newWeights(p.quanta[plane.quantum], 8/by),
			pix: make([]uint8, stride*down*plane.down*8/by), stride: stride}
	}
	s, left, next := &scan{data: p.scan}, p.restart, byte(0)
	for y := range down {
		if err := wait(); err != nil {
			return nil, err
		}
		for x := range across {
			if p.restart > 0 && left == 0 {
				if err := s.pass(markRST0 + next); err != nil {
					return nil, err
				}
				left, next = p.restart, (next+1)%8
				channels[0].last, channels[1].last, channels[2].last = 0, 0, 0
			}
			left--
			for i := range channels {
				if !channels[i].unit(s, x, y, 8/by) {
					return nil, ErrOther
				}
			}
		}
		if s.ended() {
			return nil, ErrOther
		}
	}
	return p.picture(channels, by), s.pass(markEOI)
}

// unit reads the blocks of a unit, each of which becomes n × n samples.
func (c *channel) unit(s *scan, x, y, n int) bool {
	var block [16]float32
	for j := range c.down {
		for i := range c.across {
			to := c.pix[((y*c.down+j)*c.stride+x*c.across+i)*n:]
			ok := false
			if n == 1 {
				if ok = c.mean(s, &block) && s.skip(c.acTab); ok {
					to[0] = sample(block[0])
				}
			} else if ok = c.mean(s, &block) && s.read(c.acTab, c.weights, &block); ok && n == 2 {
				two(&block, to, c.stride)
			} else if ok {
				four(&block, to, c.stride)
			}
			if !ok {
				return false
			}
		}
	}
	return true
}

// mean reads the first coefficient of a block, which is that of its mean; the others are 0 after it. It reports whether it is one.
func (c *channel) mean(s *scan, block *[16]float32) bool {
	bits, n := s.bits, s.n
	if n < 32 {
		bits, n = s.refill(bits, n)
	}
	length, size := c.dcTable.code(bits)
	if length == 0 || size > 11 {
		return false
	}
	bits <<= length
	if size > 0 {
		c.last += signed(bits>>(64-size), int(size))
	}
	s.bits, s.n = bits<<size, n-length-int(size)
	*block = [16]float32{float32(c.last) * c.weights.by[0]}
	return true
}

// read adds the other coefficients of a block. It reports whether they are ones.
func (s *scan) read(t *table, w *weights, block *[16]float32) bool {
	bits, n := s.bits, s.n
	for k := 1; k < 64; {
		if n < 32 {
			bits, n = s.refill(bits, n)
		}
		e := t.values[bits>>(64-shortBits)]
		if e == 0 {
			length, means := t.code(bits)
			size := int(means & 15)
			if length == 0 {
				return false
			}
			bits <<= length
			n -= length
			switch {
			case size > 0:
				e = uint32(signed(bits>>(64-size), size))<<16 | uint32(means>>4+1)<<8 | uint32(size)
			case means == sixteenZeros:
				e = 16 << 8
			case means == endOfBlock:
				e = endsBlock << 8
			default:
				return false
			}
		}
		bits <<= e & 63
		n -= int(e & 63)
		if k += int(e >> 8 & 0xff); k > 64 {
			if e>>8 != endsBlock {
				return false
			}
			break
		}
		at := (k - 1) & 63
		block[w.place[at]&15] += float32(int32(e)>>16) * w.by[at]
	}
	s.bits, s.n = bits, n
	return true
}

// skip passes over the other coefficients of a block. It reports whether they are ones.
func (s *scan) skip(t *table) bool {
	bits, n := s.bits, s.n
	for k := 1; k < 64; {
		if n < 32 {
			bits, n = s.refill(bits, n)
		}
		length, means := t.code(bits)
		size := int(means & 15)
		if length == 0 {
			return false
		}
		bits <<= length + size
		n -= length + size
		if means == endOfBlock {
			break
		}
		if k += int(means>>4) + 1; k > 64 || size == 0 && means != sixteenZeros {
			return false
		}
	}
	s.bits, s.n = bits, n
	return true
}

// picture returns the planes. A plane of colours whose last samples stand for too few pixels has those beside them there.
func (p *Photo) picture(channels [3]channel, by int) *image.YCbCr {
	ratio := map[[2]int]image.YCbCrSubsampleRatio{{1, 1}: image.YCbCrSubsampleRatio444, {2, 1}: image.YCbCrSubsampleRatio422,
		{1, 2}: image.YCbCrSubsampleRatio440, {2, 2}: image.YCbCrSubsampleRatio420}
	w, h := max(1, p.W/by), max(1, p.H/by)
	sharing := p.planes[0]
	for _, c := range channels[1:] {
		c.extend((p.W+sharing.across-1)/sharing.across/by, (w+sharing.across-1)/sharing.across,
			(p.H+sharing.down-1)/sharing.down/by, (h+sharing.down-1)/sharing.down)
	}
	return &image.YCbCr{Y: channels[0].pix, Cb: channels[1].pix, Cr: channels[2].pix, YStride: channels[0].stride,
		CStride: channels[1].stride, SubsampleRatio: ratio[[2]int{sharing.across, sharing.down}], Rect: image.Rect(0, 0, w, h)}
}

// extend repeats the last good column and row up to a size.
func (c channel) extend(goodW, w, goodH, h int) {
	for y := range h {
		row := c.pix[min(y, max(goodH, 1)-1)*c.stride:][:c.stride]
		if y >= goodH {
			row = c.pix[y*c.stride:][:c.stride]
			copy(row, c.pix[max(goodH-1, 0)*c.stride:][:c.stride])
		}
		for x := max(goodW, 1); x < w; x++ {
			row[x] = row[x-1]
		}
	}
}
