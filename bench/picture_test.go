package bench

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"syscall"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/pixels"
	"github.com/gevel/gevel/internal/rastertest"
	"github.com/gevel/gevel/server/idle"
	"github.com/gevel/gevel/server/picture"
)

// photographs is how many pictures of 12 megapixels BenchmarkPicture makes sizes of, and makingIn the variable of the environment that
// tells a process of it in which media folder to make them.
const (
	photographs = 3
	makingIn    = "GEVEL_BENCH_PICTURES"
)

// BenchmarkPicture compares the sizes of photographs with those that libvips makes of the same files in the same widths and quality, each
// on one core: processor time and memory of a process, how long a visitor waits for one size, and how near it is to libvips' own thumbnail
// without loss. libvips starts anew for each size, as its command does. Run it once: -benchtime 1x.
func BenchmarkPicture(b *testing.B) {
	if dir := os.Getenv(makingIn); dir != "" {
		warmPictures(b, dir)
		return
	}
	names, dir := storePhotographs(b)
	nothing, err := oneCore(ourselves(b.TempDir()))
	if err != nil {
		b.Fatal(err)
	}
	ours, err := oneCore(ourselves(dir))
	if err != nil {
		b.Fatal(err)
	}
	made, _ := filepath.Glob(filepath.Join(dir, "sizes", "*", "*.webp"))
	fmt.Printf("\nPhotographs of 4032 by 3024 pixels, WebP of quality 75, one core\n\n%-46s %8s %8s %8s\n", "", "Gevel", "libvips", "ratio")
	thumbnails := b.TempDir()
	theirs, ok := thumbnailsOf(b, dir, names, thumbnails)
	if !ok {
		fmt.Printf("%-46s %8.2f\n", "processor a photograph, all widths (s)", (ours.cpu-nothing.cpu)/photographs)
		return
	}
	row := func(what, format string, ours, theirs float64) {
		fmt.Printf("%-46s %8s %8s %8.2f\n", what, fmt.Sprintf(format, ours), fmt.Sprintf(format, theirs), ours/theirs)
	}
	row("processor a photograph, all widths (s)", "%.2f", (ours.cpu-nothing.cpu)/photographs, theirs.cpu/photographs)
	row("most memory of a process (MB)", "%.0f", ours.memory, theirs.memory)
	fmt.Printf("%-46s %4d of %d\n", "sizes made without being asked for", len(made), photographs*len(picture.Widths))
	for _, width := range picture.Widths {
		ours, theirs := math.Inf(1), math.Inf(1)
		for range 3 { // the best of them, in turns: other programs only slow it down
			ours = min(ours, waitFor(b, dir, names[0], width))
			theirs = min(theirs, waitForThumbnail(b, filepath.Join(dir, names[0]), width))
		}
		row(fmt.Sprintf("one size of %d for a visitor (s)", width), "%.2f", ours, theirs)
	}
	for _, width := range picture.Widths {
		var nearOurs, nearTheirs float64
		for _, name := range names {
			exact := thumbnailOf(thumbnails, name, width, "png")
			if _, err := oneCore(thumbnail(filepath.Join(dir, name), exact, width)); err != nil {
				b.Fatal(err)
			}
			want := lumaOf(b, exact)
			nearOurs += likeness(want, lumaOf(b, sizeOf(b, dir, name, width))) / photographs
			nearTheirs += likeness(want, lumaOf(b, thumbnailOf(thumbnails, name, width, "webp"))) / photographs
		}
		row(fmt.Sprintf("likeness of %d, SSIM of luma", width), "%.4f", nearOurs, nearTheirs)
	}
	b.ReportMetric((ours.cpu-nothing.cpu)/photographs, "cpu-s/photograph")
	b.ReportMetric(ours.memory, "MB")
}

// storePhotographs makes a media folder with photographs.
func storePhotographs(b *testing.B) (names []string, dir string) {
	dir = b.TempDir()
	for n := range photographs {
		names = append(names, fmt.Sprintf("%024x.jpg", n+1))
		if err := os.WriteFile(filepath.Join(dir, names[n]), rastertest.Photograph(uint64(n)), 0o600); err != nil {
			b.Fatal(err)
		}
	}
	return names, dir
}

// warmPictures makes all sizes of a media folder as the server does ahead of visitors.
func warmPictures(b *testing.B, dir string) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		b.Fatal(err)
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	picture.NewMaker(dir).Warm(b.Context(), idle.NewGate(), names)
}

// ourselves runs this benchmark in a process of its own, which makes the sizes of a media folder.
func ourselves(dir string) *exec.Cmd {
	c := exec.Command(os.Args[0], "-test.run", "^$", "-test.bench", "^BenchmarkPicture$", "-test.benchtime", "1x", "-test.cpu", "1")
	c.Env = append(os.Environ(), makingIn+"="+dir)
	return c
}

// thumbnail makes a picture of a width with libvips.
func thumbnail(from, to string, width int) *exec.Cmd {
	if filepath.Ext(to) == ".webp" {
		to += "[Q=75]"
	}
	c := exec.Command("vipsthumbnail", from, "-s", strconv.Itoa(width)+"x", "-o", to)
	c.Env = append(os.Environ(), "VIPS_CONCURRENCY=1")
	return c
}

// thumbnailsOf makes all widths of photographs with libvips and measures it; false when this machine does not have it.
func thumbnailsOf(b *testing.B, dir string, names []string, thumbnails string) (all measured, ok bool) {
	if _, err := exec.LookPath("vipsthumbnail"); err != nil {
		fmt.Printf("libvips is not measured: vipsthumbnail is missing (Debian: libvips-tools)\n")
		return measured{}, false
	}
	for _, name := range names {
		for _, width := range picture.Widths {
			one, err := oneCore(thumbnail(filepath.Join(dir, name), thumbnailOf(thumbnails, name, width, "webp"), width))
			if err != nil {
				b.Fatal(err)
			}
			all.cpu, all.memory = all.cpu+one.cpu, max(all.memory, one.memory)
		}
	}
	return all, true
}

func thumbnailOf(dir, name string, width int, extension string) string {
	return filepath.Join(dir, fmt.Sprintf("%s-%d.%s", name, width, extension))
}

// measured is what a process took: seconds of processor and MB of memory.
type measured struct{ cpu, memory float64 }

// oneCore runs a command on one core.
func oneCore(c *exec.Cmd) (m measured, err error) {
	if core, err := exec.LookPath("taskset"); err == nil {
		c.Path, c.Args = core, append([]string{"taskset", "-c", "0"}, c.Args...)
	}
	if out, err := c.CombinedOutput(); err != nil {
		return m, fmt.Errorf("%s: %w: %s", c, err, out)
	}
	used := c.ProcessState.SysUsage().(*syscall.Rusage)
	return measured{(c.ProcessState.UserTime() + c.ProcessState.SystemTime()).Seconds(), float64(used.Maxrss) / 1024}, nil
}

// waitFor returns how many seconds a visitor waits for a size that was not made.
func waitFor(b *testing.B, dir, name string, width int) float64 {
	fresh := b.TempDir()
	data, err := os.ReadFile(filepath.Join(dir, name))
	if err == nil {
		err = os.WriteFile(filepath.Join(fresh, name), data, 0o600)
	}
	if err != nil {
		b.Fatal(err)
	}
	began := time.Now()
	sizeOf(b, fresh, name, width)
	return time.Since(began).Seconds()
}

func waitForThumbnail(b *testing.B, from string, width int) float64 {
	began := time.Now()
	if _, err := oneCore(thumbnail(from, filepath.Join(b.TempDir(), "one.webp"), width)); err != nil {
		b.Fatal(err)
	}
	return time.Since(began).Seconds()
}

func sizeOf(b *testing.B, dir, name string, width int) string {
	file, err := picture.NewMaker(dir).File(b.Context(), name, picture.Size{Width: width, Format: picture.WebP})
	if err != nil {
		b.Fatal(err)
	}
	return file
}

func lumaOf(b *testing.B, file string) *image.Gray {
	data, err := os.ReadFile(file)
	if err != nil {
		b.Fatal(err)
	}
	m, err := pixels.Decode(data, bytes.NewReader(data))
	if err != nil {
		b.Fatal(err)
	}
	grey := image.NewGray(m.Bounds())
	for y := range grey.Rect.Dy() {
		for x := range grey.Rect.Dx() {
			grey.SetGray(x, y, color.GrayModel.Convert(m.At(x, y)).(color.Gray))
		}
	}
	return grey
}

// likeness is the mean structural similarity (SSIM, Wang and others 2004) of two pictures of one size, in windows of 8 × 8 points that
// stand 4 apart; 1 for the same picture.
func likeness(a, b *image.Gray) float64 {
	const side, apart, c1, c2 = 8, 4, 0.01 * 255 * 0.01 * 255, 0.03 * 255 * 0.03 * 255
	sum, windows := 0.0, 0
	size := a.Rect.Intersect(b.Rect).Size()
	for y := 0; y+side <= size.Y; y += apart {
		for x := 0; x+side <= size.X; x += apart {
			var sa, sb, saa, sbb, sab float64
			for j := range side {
				for i := range side {
					p, q := float64(a.GrayAt(x+i, y+j).Y), float64(b.GrayAt(x+i, y+j).Y)
					sa, sb, saa, sbb, sab = sa+p, sb+q, saa+p*p, sbb+q*q, sab+p*q
				}
			}
			const n = side * side
			ma, mb := sa/n, sb/n
			sum += (2*ma*mb + c1) * (2*(sab/n-ma*mb) + c2) / ((ma*ma + mb*mb + c1) * (saa/n - ma*ma + sbb/n - mb*mb + c2))
			windows++
		}
	}
	return sum / float64(max(1, windows))
}
