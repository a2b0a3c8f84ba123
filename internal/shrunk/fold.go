package shrunk

import "math"

// zigzag is the order in which the coefficients of a block stand: 8 × row + column of each.
var zigzag = [64]uint8{
	0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
	35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
}

// weights say what each coefficient of a block adds to which of the few that the smaller block has.
type weights struct {
	place [64]uint8
	by    [64]float32
}

// newWeights returns those of blocks that become n × n samples.
//
// The means of pairs of samples are again a sum of cosines, over half as many samples: cos of the first and of the second have the mean
// cos(pi u / 2N) of the one between them. There the frequencies N/2 + i and N/2 - i are one, but for their sign, and N/2 is none.
func newWeights(quanta *[64]uint16, n int) *weights {
	w := &weights{}
	for k, z := range zigzag {
		row, down := folded(int(z>>3), n)
		column, across := folded(int(z&7), n)
		w.place[k] = uint8(row*4 + column)
		w.by[k] = float32(float64(quanta[k]) * down * across)
	}
	return w
}

// folded returns the frequency of n samples that one of 8 becomes, and what it is multiplied by.
func folded(frequency, n int) (int, float64) {
	by := 0.5 // of the transform of 8 samples
	if frequency == 0 {
		by /= math.Sqrt2
	}
	for size := 8; size > n; size /= 2 {
		by *= math.Cos(math.Pi * float64(frequency) / float64(2*size))
		switch half := size / 2; {
		case frequency == half:
			return 0, 0
		case frequency > half:
			frequency, by = size-frequency, -by
		}
	}
	return frequency, by
}

// The cosines of a transform of four samples, and of two.
const (
	cos1of8 = 0.92387953251128673848
	cos2of8 = 0.70710678118654752440
	cos3of8 = 0.38268343236508977173
)

// four writes a block of 4 × 4 samples.
func four(c *[16]float32, to []uint8, stride int) {
	for i := range 4 {
		c[i], c[4+i], c[8+i], c[12+i] = fourOf(c[i], c[4+i], c[8+i], c[12+i])
	}
	for y := range 4 {
		row := to[y*stride : y*stride+4 : y*stride+4]
		a, b, d, e := fourOf(c[4*y], c[4*y+1], c[4*y+2], c[4*y+3])
		row[0], row[1], row[2], row[3] = sample(a), sample(b), sample(d), sample(e)
	}
}

func fourOf(a, b, c, d float32) (float32, float32, float32, float32) {
	c *= cos2of8
	even, odd := a+c, a-c
	outer, inner := b*cos1of8+d*cos3of8, b*cos3of8-d*cos1of8
	return even + outer, odd + inner, odd - inner, even - outer
}

// two writes a block of 2 × 2 samples.
func two(c *[16]float32, to []uint8, stride int) {
	a, b, d, e := c[0], c[1]*cos2of8, c[4]*cos2of8, c[5]*(cos2of8*cos2of8)
	to[0], to[1] = sample(a+b+d+e), sample(a-b+d-e)
	to[stride], to[stride+1] = sample(a+b-d-e), sample(a-b-d+e)
}

// sample rounds to a sample, which has 128 where the transform has 0.
func sample(v float32) uint8 {
	n := int32(v + 128.5)
	if uint32(n) > 255 {
		n = ^n >> 31 & 255
	}
	return uint8(n)
}
