package bench

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/network"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/server/picture"
	"github.com/gevel/gevel/web"
)

// BenchmarkTail compares the slowest hundredth of requests for a cached page with that of a bare handler, in turns: alone, beside a visitor
// for whom sizes of pictures are made, beside sizes that are made ahead, and beside imports. Run it on one core: taskset -c 0 and -cpu 1.
func BenchmarkTail(b *testing.B) {
	store, media := sampletest.Open(b)
	proxies, err := network.ParseProxies(network.OwnMachine)
	if err != nil {
		b.Fatal(err)
	}
	site, err := server.New(store, web.Dist(), server.Settings{Media: media, Uploads: b.TempDir(), Proxies: proxies})
	if err != nil {
		b.Fatal(err)
	}
	ours := httptest.NewServer(site)
	b.Cleanup(func() { ours.Close(); site.Close() })
	bytes := get(b, ours.URL+"/nl/te-koop/")
	bare := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.Write(bytes) }))
	b.Cleanup(bare.Close)
	imports := prepareImports(b, filepath.Dir(media))
	for name, beside := range map[string]func(context.Context){
		"alone":          func(context.Context) {},
		"pictures":       func(ctx context.Context) { requestPictures(ctx, ours.URL, media) },
		"pictures ahead": site.Media.WarmPictures,
		"imports":        imports,
	} {
		b.Run(name, func(b *testing.B) {
			os.RemoveAll(filepath.Join(media, "sizes"))
			ctx, end := context.WithCancel(context.Background())
			defer end()
			go beside(ctx)
			compareTails(b, ours.URL+"/nl/te-koop/", bare.URL)
		})
	}
}

// compareTails requests both addresses in turns.
func compareTails(b *testing.B, ours, bare string) {
	var took [2][]time.Duration
	for b.Loop() {
		for i, url := range []string{ours, bare} {
			began := time.Now()
			get(b, url)
			took[i] = append(took[i], time.Since(began))
		}
	}
	tail := func(list []time.Duration) float64 {
		slices.Sort(list)
		return float64(list[len(list)*99/100].Microseconds())
	}
	b.ReportMetric(tail(took[0]), "p99-µs")
	b.ReportMetric(tail(took[1]), "bare-p99-µs")
	b.ReportMetric(tail(took[0])/max(tail(took[1]), 1), "ratio")
}

// requestPictures requests sizes of pictures that do not exist yet, one after the other.
func requestPictures(ctx context.Context, url, media string) {
	entries, _ := os.ReadDir(media)
	for ctx.Err() == nil {
		os.RemoveAll(filepath.Join(media, "sizes"))
		for _, e := range entries {
			if !strings.HasSuffix(e.Name(), ".jpg") {
				continue
			}
			for _, width := range picture.Widths {
				r, _ := http.NewRequestWithContext(ctx, "GET", fmt.Sprintf("%s/media/%s?width=%d&format=webp", url, e.Name(), width), nil)
				if response, err := client.Do(r); err == nil {
					response.Body.Close()
				}
			}
		}
	}
}
