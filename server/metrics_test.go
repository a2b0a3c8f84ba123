package server_test

import (
	"bytes"
	"fmt"
	"log/slog"
	"net/http"
	"net/url"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/server/traffic"
	"github.com/gevel/gevel/web"
	"github.com/prometheus/client_golang/prometheus"
)

// observed starts a site and returns what its metrics say.
func observed(t *testing.T, settings server.Settings) (v visitor, series func() []string) {
	t.Helper()
	v, site := visitSite(t, web.Dist(), settings)
	all := prometheus.NewRegistry()
	all.MustRegister(site)
	return v, func() []string { return gathered(t, all) }
}

// gathered lists all series: their names and labels.
func gathered(t *testing.T, all *prometheus.Registry) (list []string) {
	t.Helper()
	families, err := all.Gather()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range families {
		for _, m := range f.GetMetric() {
			name := f.GetName()
			for _, l := range m.GetLabel() {
				name += fmt.Sprintf(" %s=%s", l.GetName(), l.GetValue())
			}
			list = append(list, name)
		}
	}
	return list
}

// odd makes requests of whatever a stranger may choose.
func odd(i int) (method, path string) {
	methods := []string{"GET", "HEAD", "POST", "OPTIONS", "PURGE", fmt.Sprintf("X%d", i)}
	paths := []string{"/nl/%d/", "/%d.txt", "/media/%d.png", "/qr/property/%d.svg", "/documents/%d", "/graphql?query=%d", "/desk/%d/",
		"/crm/%d/office", "/healthz?%d", "//%d", "/agents/%d.ics", "/preview/%d/nl/"}
	return methods[i%len(methods)], fmt.Sprintf(paths[i%len(paths)], i)
}

// TestStrangersMakeNoMetrics sends odd requests, and as many again: the second half may add no series, and no label says anything of them.
func TestStrangersMakeNoMetrics(t *testing.T) {
	v, series := observed(t, server.Settings{})
	var after []string
	for i := range 240 {
		method, path := odd(i)
		v.Request(t, method, path, "X-Forwarded-For", "203.0.113.9", "User-Agent", fmt.Sprint("stranger", i))
		if i == 119 {
			after = series()
		}
	}
	for _, s := range series() {
		if !slices.Contains(after, s) {
			t.Errorf("the series %q is new after more requests of the same kinds", s)
		}
	}
	document, err := os.ReadFile("../docs/operating.md") // whose classes TestDocumentedClasses compares with those of the program
	if err != nil {
		t.Fatal(err)
	}
	list := regexp.MustCompile(`A class is one of (.*) and other\.`).FindStringSubmatch(string(document))
	classes := regexp.MustCompile(`^gevel_request\S* class=(` + strings.ReplaceAll(list[1], ", ", "|") + `|other)( status=\d+)?$`)
	for _, s := range after {
		if strings.HasPrefix(s, "gevel_request") && !classes.MatchString(s) {
			t.Errorf("the series %q has another label than a class and a status", s)
		}
	}
}

// TestMetricsReportWhatWaits finds the numbers that an operator sets alarms on.
func TestMetricsReportWhatWaits(t *testing.T) {
	v, series := observed(t, server.Settings{})
	if err := v.Store.Links.AddLink(t.Context(), "office", "whise", nil, "secret"); err != nil {
		t.Fatal(err)
	}
	v.Get(t, "/nl/")
	v.Get(t, "/nl/")
	got := series()
	for _, want := range []string{"gevel_requests_total class=page status=200", "gevel_request_seconds class=page",
		"gevel_cache_hits_total cache=pages", "gevel_renders_total outcome=rendered", "gevel_render_engines_busy", "gevel_outbox_emails",
		"gevel_outbox_oldest_seconds", "gevel_link_failing link=office", "gevel_link_deliveries_waiting link=office",
		"gevel_listings_written_timestamp_seconds", "gevel_data_version", "gevel_ready", "gevel_database_answers"} {
		if !slices.Contains(got, want) {
			t.Errorf("there is no series %q", want)
		}
	}
	v.Store.Close()
	if !slices.Contains(series(), "gevel_database_answers") {
		t.Error("without a database the metrics do not even say that it does not answer")
	}
}

// TestLogOfRequestsNamesNobody logs requests that hold an email address, a token and a network address. The log repeats the id of the
// answer and nothing of these.
func TestLogOfRequestsNamesNobody(t *testing.T) {
	var log bytes.Buffer
	before := slog.Default()
	slog.SetDefault(slog.New(traffic.Handler{Handler: slog.NewTextHandler(&log, nil)}))
	defer slog.SetDefault(before)
	v, _ := observed(t, server.Settings{LogRequests: true, Proxies: sitetest.OwnMachine(t)})
	var ids []string
	for _, path := range []string{"/nl/te-koop/?search=" + url.QueryEscape("an@example.org"), "/an@example.org/", "/documents/TOKENTOKEN",
		"/nl/?token=TOKENTOKEN"} {
		r := v.Get(t, path, "X-Forwarded-For", "203.0.113.9", "Cookie", "session=TOKENTOKEN")
		ids = append(ids, r.Header.Get("X-Request-Id"))
	}
	v.Server.Close() // waits for the last line
	text := log.String()
	for _, secret := range []string{"an@", "an%40", "TOKENTOKEN", "203.0.113.9", "127.0.0.1", "search="} {
		if strings.Contains(text, secret) {
			t.Errorf("the log has %q:\n%s", secret, text)
		}
	}
	for _, id := range ids {
		if id == "" || strings.Count(text, "request="+id) != 1 {
			t.Errorf("the log does not have exactly one line of the request %q:\n%s", id, text)
		}
	}
	if !strings.Contains(text, "method=GET class=page status="+fmt.Sprint(http.StatusOK)) || !strings.Contains(text, "page=/nl/te-koop/") {
		t.Errorf("the log has no line about a page:\n%s", text)
	}
}
