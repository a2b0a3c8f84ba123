package icc

// shaper is a profile of three curves and a matrix.
type shaper struct {
	in     [3][256]float32 // light of each value
	matrix [9]float32      // to light of sRGB
	out    *[steps + 1]uint8
}

// steps is how finely light is told apart before it is stored; fewer would show in the shadows.
const steps = 1 << 14

// stored has the sRGB value of each step of light.
var stored = func() *[steps + 1]uint8 {
	var list [steps + 1]uint8
	for i := range list {
		list[i] = toByte(encoded(float64(i) / steps))
	}
	return &list
}()

// fromD50 is the inverse of sRGB's colorants in the white of profiles, as its own profile has them.
var fromD50 = [9]float64{3.1341359, -1.6172386, -0.4906607, -0.9787955, 1.9161415, 0.0334540, 0.0719553, -0.2289768, 1.4053860}

func (p *profile) shaperConverter() (*Converter, error) {
	var curves [3]curve
	var m [9]float64
	for c, name := range []string{"r", "g", "b"} {
		var err error
		if curves[c], err = parseCurve(p.tags[name+"TRC"]); err != nil {
			return nil, err
		}
		xyz := p.tags[name+"XYZ"]
		if len(xyz) < 20 {
			return nil, ErrProfile
		}
		for k := range 3 {
			m[3*k+c] = s15(xyz[8+4*k:])
		}
	}
	return newShaper(curves, m), nil
}

// newShaper takes curves to light and a matrix from light to XYZ in the white of profiles (D50); nil when that is sRGB.
func newShaper(curves [3]curve, toXYZ [9]float64) *Converter {
	s := shaper{out: stored}
	for c, of := range curves {
		for i := range s.in[c] {
			s.in[c][i] = float32(limited(of(float64(i) / 255)))
		}
	}
	for i, v := range product(fromD50, toXYZ) {
		s.matrix[i] = float32(v)
	}
	if s.isPlain() {
		return nil
	}
	return &Converter{rgb: &s}
}

// limited returns a number from 0 to 1; 0 for what is no number, which a damaged curve may give.
func limited(x float64) float64 {
	if !(x > 0) {
		return 0
	}
	return min(x, 1)
}

// product multiplies two matrices.
func product(a, b [9]float64) (c [9]float64) {
	for i := range 3 {
		for j := range 3 {
			for k := range 3 {
				c[3*i+j] += a[3*i+k] * b[3*k+j]
			}
		}
	}
	return c
}

// isPlain reports whether nothing would change that is seen: every colour stays within one value of 255.
func (s *shaper) isPlain() bool {
	for r := 0; r < 256; r += 15 {
		for g := 0; g < 256; g += 15 {
			for b := 0; b < 256; b += 15 {
				before := [3]uint8{uint8(r), uint8(g), uint8(b)}
				after := before
				s.apply(after[:], 3)
				for i, v := range after {
					if d := int(v) - int(before[i]); d < -1 || d > 1 {
						return false
					}
				}
			}
		}
	}
	return true
}

func (s *shaper) apply(pix []uint8, step int) {
	m, out := &s.matrix, s.out
	for i := 0; i+2 < len(pix); i += step {
		p := pix[i : i+3 : i+3]
		r, g, b := s.in[0][p[0]], s.in[1][p[1]], s.in[2][p[2]]
		p[0] = out[step14(m[0]*r+m[1]*g+m[2]*b)]
		p[1] = out[step14(m[3]*r+m[4]*g+m[5]*b)]
		p[2] = out[step14(m[6]*r+m[7]*g+m[8]*b)]
	}
}

func step14(light float32) int { return int(min(max(light, 0), 1)*steps + 0.5) }

// greyConverter takes a curve to light; a grey of a profile is a grey of sRGB.
func (p *profile) greyConverter() (*Converter, error) {
	of, err := parseCurve(p.tags["kTRC"])
	if err != nil {
		return nil, err
	}
	var grey [256]uint8
	plain := true
	for i := range grey {
		grey[i] = toByte(encoded(of(float64(i) / 255)))
		d := int(grey[i]) - i
		plain = plain && d >= -1 && d <= 1
	}
	if plain {
		return nil, nil
	}
	return &Converter{grey: &grey}, nil
}
