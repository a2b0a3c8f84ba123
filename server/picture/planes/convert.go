package planes

// Convert gives every pixel other colours. of changes a row of pixels of RGB, three bytes each. The planes of the picture are changed in
// place. wait is called every few rows.
func (p Picture) Convert(wait func(), of func(rgb []uint8)) {
	rgb := make([]uint8, 3*p.W)
	sums := make([][3]int32, p.b.w) // of Cb and Cr, and how many
	for y := range p.H {
		if y%every == 0 {
			wait()
		}
		line := min(y/p.down, p.b.h-1)
		p.toRGB(rgb, y, line)
		of(rgb)
		p.fromRGB(rgb, y, sums)
		if next := min((y+1)/p.down, p.b.h-1); next != line || y == p.H-1 {
			b, r := p.b.row(line), p.r.row(line)
			for x, s := range sums {
				if s[2] > 0 {
					b[x], r[x] = mean(s[0], s[2]), mean(s[1], s[2])
				}
			}
			clear(sums)
		}
	}
}

func mean(sum, n int32) uint8 { return uint8((sum + n/2) / n) }

// toRGB reads a row of pixels; colour is the row of Cb and Cr. The factors are JPEG's (ITU-T T.871, section 7), of 65,536.
func (p Picture) toRGB(rgb []uint8, y, colour int) {
	b, r, shift := p.b.row(colour), p.r.row(colour), p.across-1
	for x, v := range p.y.row(y) {
		at := min(x>>shift, len(b)-1)
		l, cb, cr := int32(v)<<16+1<<15, int32(b[at])-128, int32(r[at])-128
		q := rgb[3*x : 3*x+3 : 3*x+3]
		q[0], q[1], q[2] = clamped(l+91881*cr), clamped(l-22554*cb-46802*cr), clamped(l+116130*cb)
	}
}

func clamped(v int32) uint8 { return uint8(min(max(v>>16, 0), 255)) }

// fromRGB writes the brightness of a row of pixels, and adds their colours to the sums.
func (p Picture) fromRGB(rgb []uint8, y int, sums [][3]int32) {
	line, shift := p.y.row(y), p.across-1
	for x := range line {
		q := rgb[3*x : 3*x+3 : 3*x+3]
		r, g, b := int32(q[0]), int32(q[1]), int32(q[2])
		line[x] = uint8((19595*r + 38470*g + 7471*b + 1<<15) >> 16)
		s := &sums[min(x>>shift, len(sums)-1)]
		s[0] += min((-11056*r-21712*g+32768*b+257<<15)>>16, 255)
		s[1] += min((32768*r-27440*g-5328*b+257<<15)>>16, 255)
		s[2]++
	}
}
