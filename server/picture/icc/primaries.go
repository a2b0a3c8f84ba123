package icc

import "math"

// Space is a colour space without a profile: where its primaries and its white lie in the CIE diagram (x and y of red, green, blue, white),
// and its curve to light.
type Space struct {
	XY    [8]float64
	Curve func(x float64) float64
}

// d65 is the white of screens.
const d65x, d65y = 0.3127, 0.3290

// Primaries are those of a code of ITU-T H.273, table 2; false for one that is not known here.
func Primaries(code uint8) (xy [8]float64, ok bool) {
	switch code {
	case 1:
		return [8]float64{0.64, 0.33, 0.30, 0.60, 0.15, 0.06, d65x, d65y}, true
	case 9:
		return [8]float64{0.708, 0.292, 0.170, 0.797, 0.131, 0.046, d65x, d65y}, true
	case 12:
		return [8]float64{0.680, 0.320, 0.265, 0.690, 0.150, 0.060, d65x, d65y}, true
	}
	return xy, false
}

// Transfer is the curve of a code of ITU-T H.273, table 3; nil for one that is not known here, such as those of HDR.
func Transfer(code uint8) func(x float64) float64 {
	switch code {
	case 1, 6, 14, 15: // video
		return func(x float64) float64 {
			if x < 0.081 {
				return x / 4.5
			}
			return math.Pow((x+0.099)/1.099, 1/0.45)
		}
	case 4:
		return Gamma(2.2)
	case 5:
		return Gamma(2.8)
	case 8:
		return Gamma(1)
	case 13:
		return func(x float64) float64 {
			if x <= 0.04045 {
				return x / 12.92
			}
			return math.Pow((x+0.055)/1.055, 2.4)
		}
	}
	return nil
}

// Gamma is the curve of a power.
func Gamma(g float64) func(x float64) float64 {
	return func(x float64) float64 { return math.Pow(x, g) }
}

// Converter returns the space's converter; nil when it is sRGB, or when its numbers are no colours.
func (s Space) Converter() *Converter {
	toXYZ, ok := matrixOf(s.XY)
	if !ok {
		return nil
	}
	return newShaper([3]curve{s.Curve, s.Curve, s.Curve}, product(adaptation(s.XY[6], s.XY[7]), toXYZ))
}

// matrixOf is the matrix from light to XYZ, in the white of the space.
func matrixOf(xy [8]float64) (m [9]float64, ok bool) {
	for i := range 4 {
		if x, y := xy[2*i], xy[2*i+1]; !(x >= 0 && y > 0.001 && x+y <= 1) {
			return m, false
		}
	}
	column := func(i int) [3]float64 {
		return [3]float64{xy[2*i] / xy[2*i+1], 1, (1 - xy[2*i] - xy[2*i+1]) / xy[2*i+1]}
	}
	for c := range 3 {
		for k, v := range column(c) {
			m[3*k+c] = v
		}
	}
	inverse, ok := inverted(m)
	white := column(3)
	for c := range 3 {
		much := inverse[3*c]*white[0] + inverse[3*c+1]*white[1] + inverse[3*c+2]*white[2]
		for k := range 3 {
			m[3*k+c] *= much
		}
	}
	return m, ok
}

// adaptation is Bradford's matrix from a white to that of profiles, as ICC.1:2022, annex E has it.
func adaptation(x, y float64) [9]float64 {
	bradford := [9]float64{0.8951, 0.2664, -0.1614, -0.7502, 1.7135, 0.0367, 0.0389, -0.0685, 1.0296}
	cone := func(row int, white [3]float64) (v float64) {
		for k := range 3 {
			v += bradford[3*row+k] * white[k]
		}
		return v
	}
	from, to := [3]float64{x / y, 1, (1 - x - y) / y}, [3]float64{0.9642029, 1, 0.8249054}
	var scale [9]float64
	for i := range 3 {
		scale[4*i] = cone(i, to) / cone(i, from)
	}
	back, _ := inverted(bradford)
	return product(back, product(scale, bradford))
}

// inverted returns a matrix's inverse; false when it has none.
func inverted(m [9]float64) (out [9]float64, ok bool) {
	minor := func(r, c int) float64 {
		a, b, d, e := (r+1)%3, (r+2)%3, (c+1)%3, (c+2)%3
		return m[3*a+d]*m[3*b+e] - m[3*a+e]*m[3*b+d]
	}
	determinant := m[0]*minor(0, 0) + m[1]*minor(0, 1) + m[2]*minor(0, 2)
	if math.Abs(determinant) < 1e-9 {
		return out, false
	}
	for r := range 3 {
		for c := range 3 {
			out[3*c+r] = minor(r, c) / determinant
		}
	}
	return out, true
}
