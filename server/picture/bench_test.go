package picture

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
)

// BenchmarkSize makes each size of a picture with the noise of a photograph.
func BenchmarkSize(b *testing.B) {
	m, grain := gradient(1600, 1067), rand.New(rand.NewPCG(1, 2))
	for i := range m.Pix {
		if i%4 != 3 {
			m.Pix[i] += uint8(grain.IntN(16))
		}
	}
	dir := folder(b, map[string][]byte{name(1, "jpg"): asJPEG(b, m)})
	for _, format := range []Format{WebP, JPEG} {
		for _, width := range Widths {
			b.Run(fmt.Sprintf("%s-%d", format, width), func(b *testing.B) {
				to := filepath.Join(dir, "sizes", "one")
				for b.Loop() {
					size := Size{Width: width, Format: format}
					o := &original{file: filepath.Join(dir, name(1, "jpg")), most: size}
					if err := build(b.Context(), o, size, to); err != nil {
						b.Fatal(err)
					}
					o.close()
				}
				if info, err := os.Stat(to); err == nil {
					b.ReportMetric(float64(info.Size()), "bytes")
				}
			})
		}
	}
}
