package video

import "encoding/binary"

// Flags of a track's part of a fragment (tfhd) and of a run of its samples (trun); ISO 14496-12, sections 8.8.7 and 8.8.8.
const (
	hasBase       = 0x000001
	hasEntry      = 0x000002
	hasDuration   = 0x000008
	hasSize       = 0x000010
	baseIsMoof    = 0x020000
	hasOffset     = 0x000001
	hasFirstFlags = 0x000004
	eachDuration  = 0x000100
	eachSize      = 0x000200
	eachFlags     = 0x000400
	eachShift     = 0x000800
)

// defaults notes what samples of fragments have that say nothing themselves.
func (f *mp4) defaults(trex box) error {
	table, err := f.bytes(trex)
	if err != nil || len(table) < 20 {
		return ErrBroken
	}
	f.sizes[number(table, 4)] = number(table, 16)
	return nil
}

// fragment notes which bytes the pictures and the sound of a fragment use, and frees what other tracks have in it.
func (f *mp4) fragment(moof box) error {
	before := moof.start // where the data of a track begin that says nothing about it: after those of the one before
	return f.in(moof.body, moof.end, func(b box) (err error) {
		if b.kind != "traf" {
			return f.part("moof", b)
		}
		id, list, err := f.runs(b, moof.start, before)
		if err != nil {
			return err
		}
		if len(list) > 0 {
			before = list[len(list)-1].end
		}
		if f.tracks[id] == nil {
			f.free(b)
			return nil
		}
		f.used = append(f.used, list...)
		return f.in(b.body, b.end, func(child box) error { return f.part("traf", child) })
	})
}

// runs lists the bytes of the samples of one track in a fragment.
func (f *mp4) runs(traf box, moof, before int64) (id int64, list []span, err error) {
	head, ok := f.find(traf, "tfhd")
	table, err := f.bytes(head)
	if !ok || err != nil || len(table) < 8 {
		return 0, nil, ErrBroken
	}
	flags, at := number(table, 0), 8
	id = number(table, 4)
	base := before
	switch {
	case flags&hasBase != 0 && len(table) >= 16:
		base = int64(binary.BigEndian.Uint64(table[8:]) & (1<<62 - 1))
		at += 8
	case flags&baseIsMoof != 0:
		base = moof
	}
	for _, flag := range []int64{hasEntry, hasDuration} {
		if flags&flag != 0 {
			at += 4
		}
	}
	size := f.sizes[id]
	if flags&hasSize != 0 {
		size = number(table, at)
	}
	next := base
	err = f.in(traf.body, traf.end, func(b box) error {
		if b.kind != "trun" {
			return nil
		}
		run, err := f.bytes(b)
		if err != nil || len(run) < 8 {
			return ErrBroken
		}
		s := runSpan(run, base, next, size)
		next, list = s.end, append(list, s)
		return nil
	})
	return id, list, err
}

// runSpan is where the samples of a run are.
func runSpan(run []byte, base, next, size int64) span {
	flags, count, at := number(run, 0), number(run, 4), 8
	if flags&hasOffset != 0 {
		next = base + int64(int32(number(run, at)))
		at += 4
	}
	if flags&hasFirstFlags != 0 {
		at += 4
	}
	each, before := 0, 0 // bytes of a row, and those before the size
	for _, flag := range []int64{eachDuration, eachSize, eachFlags, eachShift} {
		if flags&flag != 0 {
			each += 4
		}
	}
	if flags&eachDuration != 0 {
		before = 4
	}
	if flags&eachSize == 0 {
		return span{next, next + count*size}
	}
	s := span{next, next}
	for i := range min(count, int64(len(run)-at)/int64(each)) {
		s.end += number(run, at+int(i)*each+before)
	}
	return s
}
