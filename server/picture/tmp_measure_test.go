package picture

import (
	"fmt"
	"os"
	"sort"
	"testing"
	"time"
)

func TestTmpMeasure(t *testing.T) {
	p := os.Getenv("PIC")
	for _, f := range []Format{WebP, JPEG} {
		for _, w := range Widths {
			var ds []float64
			var n int
			for range 5 {
				b := time.Now()
				d, err := sized(p, Size{w, f})
				if err != nil {
					t.Fatal(err)
				}
				n = len(d)
				ds = append(ds, float64(time.Since(b).Microseconds())/1000)
			}
			sort.Float64s(ds)
			b := time.Now()
			m, o, _ := read(p)
			t1 := time.Since(b)
			b = time.Now()
			s := scale(m, o, w)
			t2 := time.Since(b)
			b = time.Now()
			encode(s, f)
			t3 := time.Since(b)
			fmt.Printf("%s %d: median %.0f ms (%.0f-%.0f) %d bytes; read %v scale %v encode %v\n", f, w, ds[2], ds[0], ds[4], n, t1.Round(time.Millisecond), t2.Round(time.Millisecond), t3.Round(time.Millisecond))
			if d := os.Getenv("OUT"); d != "" {
				x, _ := sized(p, Size{w, f})
				os.WriteFile(fmt.Sprintf("%s/%d.%s", d, w, f), x, 0o644)
			}
		}
	}
}
