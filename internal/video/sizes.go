package video

import "math"

// sizes are those of the samples of a track, in their order.
type sizes struct {
	each  int64 // when all have one size
	table []byte
	bits  int // of an entry of the table: 4, 8, 16 or 32
	count int64
	at    int64
}

// sizesOf reads the sizes of a track's samples (stsz, or the shorter stz2).
func (f *mp4) sizesOf(stbl box) (*sizes, error) {
	b, ok := f.find(stbl, "stsz")
	isShort := !ok
	if isShort {
		if b, ok = f.find(stbl, "stz2"); !ok {
			return nil, ErrBroken
		}
	}
	table, err := f.bytes(b)
	if err != nil || len(table) < 12 {
		return nil, ErrBroken
	}
	s := &sizes{each: number(table, 4), count: number(table, 8), table: table[12:], bits: 32}
	if isShort {
		s.each, s.bits = 0, int(table[7])
		if s.bits != 4 && s.bits != 8 && s.bits != 16 {
			return nil, ErrBroken
		}
	}
	if s.each == 0 {
		s.count = min(s.count, int64(len(s.table))*8/int64(s.bits))
	}
	return s, nil
}

// next is how many bytes the next samples have together.
func (s *sizes) next(samples int64) (bytes int64) {
	samples = min(samples, s.count-s.at)
	s.at += samples
	if s.each > 0 {
		return min(s.each*samples, math.MaxInt64/4)
	}
	for i := s.at - samples; i < s.at; i++ {
		bytes += s.of(int(i))
	}
	return bytes
}

func (s *sizes) of(i int) int64 {
	switch s.bits {
	case 4:
		if i%2 == 0 {
			return int64(s.table[i/2] >> 4)
		}
		return int64(s.table[i/2] & 15)
	case 8:
		return int64(s.table[i])
	case 16:
		return int64(s.table[2*i])<<8 | int64(s.table[2*i+1])
	}
	return number(s.table, 4*i)
}
