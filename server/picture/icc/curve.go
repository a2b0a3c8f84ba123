package icc

import (
	"encoding/binary"
	"math"
)

// s15 reads a number with 16 bits after its point.
func s15(b []byte) float64 { return float64(int32(binary.BigEndian.Uint32(b))) / 65536 }

// curve is a function from 0 to 1 into 0 to 1.
type curve func(x float64) float64

// parseCurve reads a tag of the types curv and para (ICC.1:2022, 10.6 and 10.18).
func parseCurve(t []byte) (curve, error) {
	if len(t) < 12 {
		return nil, ErrProfile
	}
	switch string(t[:4]) {
	case "curv":
		return parsePoints(t)
	case "para":
		return parseParameters(t)
	}
	return nil, ErrProfile
}

func parsePoints(t []byte) (curve, error) {
	n := int(binary.BigEndian.Uint32(t[8:]))
	switch {
	case n == 0:
		return func(x float64) float64 { return x }, nil
	case n > (len(t)-12)/2:
		return nil, ErrProfile
	}
	point := func(i int) float64 { return float64(binary.BigEndian.Uint16(t[12+2*i:])) }
	if n == 1 {
		gamma := point(0) / 256
		return func(x float64) float64 { return math.Pow(x, gamma) }, nil
	}
	return func(x float64) float64 {
		at := x * float64(n-1)
		i := min(int(at), n-2)
		return (point(i) + (point(i+1)-point(i))*(at-float64(i))) / 65535
	}, nil
}

func parseParameters(t []byte) (curve, error) {
	kind := int(binary.BigEndian.Uint16(t[8:]))
	numbers := []int{1, 3, 4, 5, 7}
	if kind >= len(numbers) || len(t) < 12+4*numbers[kind] {
		return nil, ErrProfile
	}
	var v [7]float64
	for i := range numbers[kind] {
		v[i] = s15(t[12+4*i:])
	}
	g, a, b, c, d, e, f := v[0], v[1], v[2], v[3], v[4], v[5], v[6]
	power := func(x float64) float64 { return math.Pow(max(0, a*x+b), g) }
	switch kind {
	case 0:
		return func(x float64) float64 { return math.Pow(x, g) }, nil
	case 1, 2: // c is 0 in kind 1
		return func(x float64) float64 {
			if a != 0 && x < -b/a {
				return c
			}
			return power(x) + c
		}, nil
	}
	return func(x float64) float64 { // e and f are 0 in kind 3
		if x < d {
			return c*x + f
		}
		return power(x) + e
	}, nil
}

// encoded is sRGB's own curve (IEC 61966-2-1), from light to what is stored.
func encoded(x float64) float64 {
	if x <= 0.0031308 {
		return 12.92 * x
	}
	return 1.055*math.Pow(x, 1/2.4) - 0.055
}

func toByte(x float64) uint8 { return uint8(limited(x)*255 + 0.5) }
