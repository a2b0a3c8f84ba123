package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"os"
	"strings"
	"time"

	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/server/traffic"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// observe is what an operator sees of a running site: its log and its numbers.
type observe struct {
	format   string
	requests bool
	metrics  string
	drain    string
	said     io.Writer // what serve says for people: a line of the log in json, else the standard output
}

func observeFlags(flags *flag.FlagSet) *observe {
	o := &observe{}
	flags.StringVar(&o.format, "log", env("GEVEL_LOG", "text"), "how the log is written: text or json (GEVEL_LOG)")
	flags.BoolVar(&o.requests, "log-requests", false, "write a line of the log for each request, without who asked")
	flags.StringVar(&o.metrics, "metrics", env("GEVEL_METRICS", ""),
		"a second address, such as 127.0.0.1:9100, that gives numbers to Prometheus at /metrics (GEVEL_METRICS)")
	flags.StringVar(&o.drain, "drain", env("GEVEL_DRAIN", "0s"),
		"how long requests are still taken when the program is told to stop, while /readyz says so to a load balancer (GEVEL_DRAIN)")
	return o
}

// setLog chooses how the log is written. Nothing in it says who visits.
func (o *observe) setLog(out io.Writer) error {
	var h slog.Handler
	o.said = os.Stdout
	switch o.format {
	case "text":
		h = slog.NewTextHandler(out, nil)
	case "json":
		h, o.said = slog.NewJSONHandler(out, nil), loggedLines{}
	default:
		return fmt.Errorf("-log %s is unknown; it is text or json", o.format)
	}
	slog.SetDefault(slog.New(traffic.Handler{Handler: h}))
	return nil
}

// loggedLines writes each line into the log, so that a program that reads the log meets nothing else.
type loggedLines struct{}

func (loggedLines) Write(text []byte) (int, error) {
	for line := range strings.Lines(string(text)) {
		slog.Info(strings.TrimSuffix(line, "\n"))
	}
	return len(text), nil
}

// errLogged ends the program after its error was logged.
var errLogged = errors.New("the log says why the program ended")

// logged writes the error with which the program ends into a log of json. Otherwise main says it.
func (o *observe) logged(err error) error {
	if err == nil || o.said == os.Stdout {
		return err
	}
	slog.Error("gevel serve ends", "err", err)
	return errLogged
}

// serveMetrics gives the numbers of the site and of the program at /metrics of an address of their own, until stop is called. Without an
// address it does nothing.
func (o *observe) serveMetrics(site *server.Server, more ...prometheus.Collector) (stop func(), err error) {
	if o.metrics == "" {
		return func() {}, nil
	}
	listener, err := listenOn(o.metrics, "-metrics")
	if err != nil {
		return nil, err
	}
	build := prometheus.NewGauge(prometheus.GaugeOpts{Name: "gevel_build_info", Help: "1, with the version of the program.",
		ConstLabels: prometheus.Labels{"version": version}})
	build.Set(1)
	all := prometheus.NewRegistry()
	all.MustRegister(append(more, site, build, collectors.NewGoCollector(),
		collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))...)
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", promhttp.HandlerFor(all, promhttp.HandlerOpts{MaxRequestsInFlight: 2, Timeout: 10 * time.Second}))
	s := &http.Server{Handler: mux, ReadHeaderTimeout: 5 * time.Second, ReadTimeout: 10 * time.Second, WriteTimeout: 30 * time.Second}
	go s.Serve(listener) // ends when it is closed
	fmt.Fprintf(o.said, "Metrics are at http://%s/metrics\n", listener.Addr())
	return func() { s.Close() }, nil
}
