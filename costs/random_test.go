package costs

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
)

const randomCases = "testdata/random.txt"

// TestCostsOfRandomCases compares calculations of any kind with those of testdata/random.txt, which Vitest compares with the browser's: a
// region, what is given, and all that comes of it.
func TestCostsOfRandomCases(t *testing.T) {
	var b strings.Builder
	r := rand.New(rand.NewPCG(2026, 11))
	for range 150 {
		region := []string{"FLANDERS", "BRUSSELS", "WALLONIA", "LUXEMBOURG"}[r.IntN(4)]
		given := randomCase(r)
		f, buyer, on := read(t, region, given)
		fmt.Fprintf(&b, "%s | %s | %s\n", region, given, written(Of(f, buyer, on)))
	}
	if *update {
		if err := os.WriteFile(randomCases, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	known, err := os.ReadFile(randomCases)
	if err != nil {
		t.Fatal(err)
	}
	if b.String() != string(known) {
		t.Errorf("%s is another: run go test ./costs -update, and look at what changed", randomCases)
	}
}

func randomCase(r *rand.Rand) string {
	words := []string{fmt.Sprintf("on=%d-%02d-%02d", 2022+r.IntN(6), 1+r.IntN(12), 1+r.IntN(28))}
	add := func(odds int, format string, value any) {
		if r.IntN(odds) == 0 {
			words = append(words, fmt.Sprintf(format, value))
		}
	}
	words = append(words, []string{"home", "home", "home", "plot", "garage"}[r.IntN(5)])
	if r.IntN(4) == 0 {
		words = append(words, "rent", fmt.Sprintf("price=%.2f", r.Float64()*3000), fmt.Sprintf("months=%d", r.IntN(4)))
		add(2, "charges=%d", r.IntN(200))
		add(2, "inventory=%.2f", r.Float64()*300)
		add(3, "offered=%d", r.IntN(3000))
		add(2, "deposit=%d", r.IntN(5000))
		return strings.Join(words, " ")
	}
	words = append(words, "sale", fmt.Sprintf("price=%.2f", []float64{500, 300_000, 900_000, 1_000_000_000}[r.IntN(4)]*r.Float64()))
	words = append(words, []string{"own", "own", "other"}[r.IntN(3)])
	add(4, "offered=%d", r.IntN(700_000))
	add(4, "buyers=%d", 1+r.IntN(3))
	add(3, "classes=%d", r.IntN(5))
	add(3, "regime=%s", []string{"VAT", "MIXED"}[r.IntN(2)])
	add(2, "building=%d", r.IntN(400_000))
	add(2, "stated=%d", r.IntN(13))
	add(4, "rebuilt%s", "")
	add(12, "annuity%s", "")
	if r.IntN(3) > 0 {
		words = append(words, fmt.Sprintf("loan=%d rate=%.3f years=%d", r.IntN(900_000), r.Float64()*[]float64{4, 40}[r.IntN(2)],
			1+r.IntN(40)))
	}
	return strings.Join(words, " ")
}
