package bench

import (
	"bytes"
	"encoding/binary"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/mediafiles"
	"github.com/gevel/gevel/internal/rastertest"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/server/idle"
	"github.com/gevel/gevel/server/picture"
)

var imported = flag.Int("photographs", 24, "how many photographs of 12 megapixels BenchmarkPictureImport imports")

const (
	// photographAim is how much processor time a photograph may take from its import until all sizes are there, beside what libvips
	// takes for the sizes alone: a quarter of what it took when each size was made from the original anew, four times libvips.
	photographAim = 1.0
	// photosOfProperty is how many of the photographs one property has.
	photosOfProperty = 25
)

// BenchmarkPictureImport imports photographs of 12 megapixels and makes all their sizes, as the server does after an import, and then
// measures how long a visitor waits over HTTP for a size that was not made. Run it once: -benchtime 1x.
func BenchmarkPictureImport(b *testing.B) {
	store, media := sampletest.Open(b)
	entries, err := store.Imports.Entries(b.Context(), []int{1096})
	if err != nil {
		b.Fatal(err)
	}
	d := photographed(b, entries[1096].Record)
	maker := picture.NewMaker(media)
	maker.Warm(b.Context(), idle.NewGate(), names(b, media)) // those of the sample
	began, start := processor(b), time.Now()
	if _, err := intake.Deliver(b.Context(), store, d, media, false); err != nil {
		b.Fatal(err)
	}
	taken := processor(b) - began
	maker.Warm(b.Context(), idle.NewGate(), names(b, media))
	all, waited := processor(b)-began, time.Since(start)
	backlog, err := picture.ReadBacklog(b.Context(), media)
	if err != nil || backlog.Missing > 0 {
		b.Fatalf("%+v (%v), want all sizes made", backlog, err)
	}
	each := all.Seconds() / float64(*imported)
	fmt.Printf("\n%d photographs of 12 megapixels, imported until all sizes are there, in %s\n", *imported, waited.Round(time.Second))
	fmt.Printf("%-46s %8.2f\n", "processor a photograph (s)", each)
	fmt.Printf("%-46s %8.2f\n", "of that the import (s)", taken.Seconds()/float64(*imported))
	if theirs, ok := thumbnailsOfAll(b); ok {
		fmt.Printf("%-46s %8.2f\n", "libvips, the sizes alone (s)", theirs)
		fmt.Printf("%-46s %8.2f (aim: %.1f)\n", "ratio", each/theirs, photographAim)
	}
	b.ReportMetric(each, "cpu-s/photograph")
	waitOverHTTP(b)
}

// thumbnailsOfAll is how much processor time, in seconds a photograph, libvips takes for all sizes.
func thumbnailsOfAll(b *testing.B) (each float64, ok bool) {
	names, dir := storePhotographs(b)
	all, ok := thumbnailsOf(b, dir, names, b.TempDir())
	return all.cpu / photographs, ok
}

// photographed is a delivery of copies of a property that have the photographs, each with a note of its own, so that none is another.
func photographed(b *testing.B, r records.Property) intake.Delivery {
	dir := b.TempDir()
	var kinds [photographs][]byte
	for i := range kinds {
		kinds[i] = rastertest.Photograph(uint64(i))
	}
	d := intake.Delivery{Files: os.DirFS(dir)}
	for i := range *imported {
		name := fmt.Sprintf("photos/%d.jpg", i)
		if err := mediafiles.Save(dir, name, bytes.NewReader(noted(kinds[i%photographs], fmt.Sprint("photograph ", i)))); err != nil {
			b.Fatal(err)
		}
		if i%photosOfProperty == 0 {
			record := r
			record.Number, record.Photos, record.Plans, record.Documents = 200_000+i, nil, nil, nil
			d.Properties = append(d.Properties, intake.Property{Name: fmt.Sprint("property ", record.Number), Record: &record})
		}
		last := d.Properties[len(d.Properties)-1].Record
		last.Photos = append(last.Photos, filepath.Base(name))
	}
	return d
}

// noted is a JPEG with a comment.
func noted(jpeg []byte, comment string) []byte {
	out := binary.BigEndian.AppendUint16(append(append([]byte{}, jpeg[:2]...), 0xff, 0xfe), uint16(len(comment)+2))
	return append(append(out, comment...), jpeg[2:]...)
}

// names lists the files of a media folder.
func names(b *testing.B, media string) (list []string) {
	entries, err := os.ReadDir(media)
	if err != nil {
		b.Fatal(err)
	}
	for _, e := range entries {
		list = append(list, e.Name())
	}
	return list
}

// waitOverHTTP prints how long a visitor waits for each size of a photograph that was not made, the least of three.
func waitOverHTTP(b *testing.B) {
	ours, _, media := serveSample(b)
	fmt.Printf("\nOne size over HTTP that was not made (s)   processor  waited\n")
	for _, width := range picture.Widths {
		cpu, waited := time.Hour, time.Hour
		for i := range 3 {
			name := fmt.Sprintf("%024x.jpg", width*10+i)
			if err := os.WriteFile(filepath.Join(media, name), rastertest.Photograph(uint64(i)), 0o600); err != nil {
				b.Fatal(err)
			}
			began, start := processor(b), time.Now()
			get(b, fmt.Sprintf("%s/media/%s?width=%d", ours.URL, name, width))
			cpu, waited = min(cpu, processor(b)-began), min(waited, time.Since(start))
		}
		fmt.Printf("%42d %10.2f %7.2f\n", width, cpu.Seconds(), waited.Seconds())
	}
}
