package picture

import (
	"context"
	"image"
	"math"

	"github.com/gevel/gevel/server/idle"
	"golang.org/x/image/draw"
)

// tap holds the weights of the source points, from first on, that make one point of the result.
type tap struct {
	first   int
	weights []float32
}

// taps returns the weights that scale a row of from points to a row of to points with Catmull-Rom interpolation.
func taps(from, to int) []tap {
	list := make([]tap, to)
	scale := float64(from) / float64(to)
	stretch := max(scale, 1)
	reach := draw.CatmullRom.Support * stretch
	for i := range list {
		centre := (float64(i)+0.5)*scale - 0.5
		first, last := max(0, int(math.Ceil(centre-reach))), min(from-1, int(math.Floor(centre+reach)))
		t := tap{first: first, weights: make([]float32, last-first+1)}
		sum := 0.0
		for j := range t.weights {
			w := draw.CatmullRom.At(math.Abs(float64(first+j)-centre) / stretch)
			t.weights[j], sum = float32(w), sum+w
		}
		for j := range t.weights {
			t.weights[j] /= float32(sum)
		}
		list[i] = t
	}
	return list
}

// resample scales a picture with Catmull-Rom interpolation, row by row: it holds only the rows that the next row needs, so it needs little
// more memory than the result.
func resample(ctx context.Context, m image.Image, size image.Point) *image.RGBA {
	bounds := m.Bounds()
	across, down := taps(bounds.Dx(), size.X), taps(bounds.Dy(), size.Y)
	held := make([][]float32, longest(down))
	for i := range held {
		held[i] = make([]float32, 4*size.X)
	}
	row := image.NewRGBA(image.Rect(0, 0, bounds.Dx(), 1))
	out := image.NewRGBA(image.Rectangle{Max: size})
	sums := make([]float32, 4*size.X)
	next := 0
	for y, t := range down {
		if y%bandRows == 0 {
			idle.Wait(ctx)
		}
		for ; next < t.first+len(t.weights); next++ {
			draw.Draw(row, row.Rect, m, bounds.Min.Add(image.Pt(0, next)), draw.Src)
			narrow(held[next%len(held)], row.Pix, across)
		}
		clear(sums)
		for i, w := range t.weights {
			for x, v := range held[(t.first+i)%len(held)] {
				sums[x] += w * v
			}
		}
		round(out.Pix[y*out.Stride:][:4*size.X], sums)
	}
	return out
}

func longest(list []tap) (most int) {
	for _, t := range list {
		most = max(most, len(t.weights))
	}
	return most
}

// narrow scales one row.
func narrow(to []float32, row []uint8, across []tap) {
	for x, t := range across {
		var r, g, b, a float32
		points := row[4*t.first:]
		for i, w := range t.weights {
			p := points[4*i : 4*i+4 : 4*i+4]
			r += w * float32(p[0])
			g += w * float32(p[1])
			b += w * float32(p[2])
			a += w * float32(p[3])
		}
		p := to[4*x : 4*x+4 : 4*x+4]
		p[0], p[1], p[2], p[3] = r, g, b, a
	}
}

// round writes pixels. Interpolation may overshoot, so values are limited: no colour may exceed its opacity.
func round(to []uint8, sums []float32) {
	for i := 0; i < len(to); i += 4 {
		opacity := min(max(sums[i+3]+0.5, 0), 255)
		for c := range 3 {
			to[i+c] = uint8(min(max(sums[i+c]+0.5, 0), opacity))
		}
		to[i+3] = uint8(opacity)
	}
}
