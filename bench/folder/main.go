// Folder writes an import folder of any number of properties: copies of the sample's, each with another number, price, place, day and city.
//
//	go run ./bench/folder 100000 /tmp/many
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"time"
)

const sample = "sample"

func main() {
	if len(os.Args) != 3 {
		fail("folder N PATH writes an import folder of N properties")
	}
	n, err := strconv.Atoi(os.Args[1])
	if err == nil {
		err = write(n, os.Args[2])
	}
	if err != nil {
		fail(err)
	}
}

func fail(why any) {
	fmt.Fprintln(os.Stderr, why)
	os.Exit(1)
}

// write links to everything of the sample but its properties, of which it writes copies.
func write(n int, folder string) error {
	if err := os.MkdirAll(filepath.Join(folder, "properties"), 0o755); err != nil {
		return err
	}
	entries, err := os.ReadDir(sample)
	for _, e := range entries {
		from, _ := filepath.Abs(filepath.Join(sample, e.Name()))
		if !slices.Contains([]string{"properties", "owners.json", "history"}, e.Name()) && err == nil {
			err = os.Symlink(from, filepath.Join(folder, e.Name()))
		}
	}
	originals, _ := filepath.Glob(filepath.Join(sample, "properties", "*.json")) // the pattern is well formed
	for i := 0; i < n && err == nil; i++ {
		err = copyOf(originals[i%len(originals)], i, folder)
	}
	return err
}

// copyOf writes the copy of a property that has the number i + 1.
func copyOf(original string, i int, folder string) error {
	text, err := os.ReadFile(original)
	if err != nil {
		return err
	}
	var p map[string]any
	if err := json.Unmarshal(text, &p); err != nil {
		return err
	}
	p["number"] = i + 1
	p["city"] = 1 + (i*5+i/84)%12
	p["publishedAt"] = time.Date(2026, 11, 1, 0, 0, 0, 0, time.UTC).AddDate(0, 0, -i*13%1500).Format(time.DateOnly)
	shift(p, "price", func(v float64) float64 { return float64(int(v) * (50 + i*7919%150) / 100) })
	shift(p, "latitude", func(v float64) float64 { return v + float64(i*31%200-100)*0.004 })
	shift(p, "longitude", func(v float64) float64 { return v + float64(i*17%200-100)*0.006 })
	if text, err = json.Marshal(p); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, "properties", fmt.Sprint(i+1, ".json")), text, 0o644)
}

// shift changes a number that is there.
func shift(p map[string]any, field string, to func(float64) float64) {
	if v, ok := p[field].(float64); ok {
		p[field] = to(v)
	}
}
