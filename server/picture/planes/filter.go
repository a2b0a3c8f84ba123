package planes

import "math"

// filter holds, for each sample of the result, the weights of the n samples from first on that make it.
type filter struct {
	n       int
	first   []int
	weights []float32
}

const reach = 3 // of Lanczos 3, in samples of the result

// lanczos weighs a sample at a distance of x; the distance is less than reach.
func lanczos(x float64) float64 { return sinc(x) * sinc(x/reach) }

func sinc(x float64) float64 {
	if x == 0 {
		return 1
	}
	return math.Sin(math.Pi*x) / (math.Pi * x)
}

// newFilter makes the filter of a row of from samples to one of to samples, each of which covers scale of them.
func newFilter(from, to int, scale float64) filter {
	stretch := max(scale, 1)
	n := min(from, int(2*reach*stretch)+2)
	f := filter{n: n, first: make([]int, to), weights: make([]float32, n*to)}
	weights := make([]float64, n)
	for i := range to {
		centre := (float64(i)+0.5)*scale - 0.5
		first := min(max(0, int(math.Ceil(centre-reach*stretch))), from-n)
		sum := 0.0
		for j := range weights {
			weights[j] = 0
			if d := math.Abs(float64(first+j)-centre) / stretch; d < reach {
				weights[j] = lanczos(d)
			}
			sum += weights[j]
		}
		if sum == 0 { // beyond the end of a plane whose last odd column was left out
			weights[n-1], sum = 1, 1
		}
		f.first[i] = first
		for j, w := range weights {
			f.weights[i*n+j] = float32(w / sum)
		}
	}
	return f
}

// row scales one row. Two sums let the processor do two additions at once.
func (f filter) row(to, from []float32) {
	n := f.n
	for x, first := range f.first[:len(to)] {
		a, b := from[first:first+n:first+n], f.weights[x*n:x*n+n:x*n+n]
		var s, t float32
		for i := 0; i+1 < len(a) && i+1 < len(b); i += 2 {
			s += a[i] * b[i]
			t += a[i+1] * b[i+1]
		}
		if n%2 == 1 {
			s += a[n-1] * b[n-1]
		}
		to[x] = s + t
	}
}
