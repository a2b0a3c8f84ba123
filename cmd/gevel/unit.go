package main

import (
	_ "embed"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/netip"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"text/template"

	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/datafolder/backups"
	"github.com/gevel/gevel/network"
	"github.com/gevel/gevel/server/certificates"
)

//go:embed gevel.service
var serviceUnit string

//go:embed gevel.socket
var socketUnit string

// unitValues are what a unit of systemd says of a machine.
type unitValues struct {
	Program, Data, Addr, TLS, Origin, Backup string
	Proxies, Drain                           string
	Cluster, File, Peers, Secret             string
}

// Node is the folder of the cluster's node, whose locks the program takes; "" on one machine.
func (v unitValues) Node() string {
	if v.File == "" {
		return ""
	}
	return filepath.Dir(v.File)
}

// StopSeconds is how long systemd waits for the program to end before it kills it: what it drains, what still runs then, and some more.
func (v unitValues) StopSeconds() int {
	drain, _ := parseDrain(or(v.Drain, "0s")) // checked
	return 45 + int(drain.Seconds())
}

// unit prints a unit for systemd: the service or, with -socket, the socket that systemd holds for it.
func unit(args []string, out io.Writer) error {
	program, err := os.Executable()
	if err != nil {
		return err
	}
	return printUnit(program, args, out)
}

// printUnit prints a unit that runs a program.
func printUnit(program string, args []string, out io.Writer) error {
	v := unitValues{Program: program}
	flags := flag.NewFlagSet("gevel unit", flag.ExitOnError)
	flags.StringVar(&v.Data, "data", "/var/lib/gevel", "the folder of database, pictures and documents")
	flags.StringVar(&v.Addr, "addr", "", "where to listen, host:port; if empty 127.0.0.1:8080, or with -tls port 443, and port 80 for http")
	flags.StringVar(&v.TLS, "tls", "", "speak https with certificates for these names, separated by commas")
	flags.StringVar(&v.Origin, "origin", "", "the public address of the site, https://www.example.com")
	flags.StringVar(&v.Backup, "backup-to", "", "a folder, rather of another disk, for copies of all data")
	flags.StringVar(&v.Cluster, "cluster", "", "of a site on several machines: the node of rqlite on this one, http://127.0.0.1:4001")
	flags.StringVar(&v.File, "cluster-file", "", "the database of that node")
	flags.StringVar(&v.Peers, "peers", "", "the sites on the other machines of the cluster, http://10.0.0.2:8080,…")
	flags.StringVar(&v.Secret, "cluster-secret-file", "", "a file with the secret that these machines share, which the user gevel can read")
	flags.StringVar(&v.Proxies, "proxies", "", "network addresses of trusted proxies; if empty this machine's")
	flags.StringVar(&v.Drain, "drain", "", "how long requests are still taken when the program is told to stop, 10s")
	socket := flags.Bool("socket", false, "print the socket instead of the service")
	if err := flagsAlone(flags, args); err != nil {
		return err
	}
	if err := errors.Join(v.check(), v.checkCluster()); err != nil {
		return err
	}
	if v.TLS == "" {
		v.Addr = or(v.Addr, "127.0.0.1:8080")
	}
	text := serviceUnit
	if *socket {
		text, v.Addr = socketUnit, strings.TrimPrefix(v.Addr, ":") // systemd takes a port alone as that of all addresses
	}
	return template.Must(template.New("unit").Parse(text)).Execute(out, v)
}

// check refuses values that systemd would read differently in a unit, and settings that have no effect there.
func (v unitValues) check() error {
	for _, text := range []string{v.Program, v.Data, v.Addr, v.TLS, v.Origin, v.Backup, v.Proxies, v.Cluster, v.File, v.Peers, v.Secret} {
		if strings.ContainsAny(text, " \t\r\n%$\"'\\") {
			return errors.New("a unit takes no paths or addresses with spaces, quotes, %, $ or \\: " + text)
		}
	}
	for _, path := range []string{v.Data, v.Backup, v.File, v.Secret} {
		if path != "" && !filepath.IsAbs(path) {
			return errors.New("-data, -backup-to, -cluster-file and -cluster-secret-file are whole paths in a unit: /var/lib/gevel")
		}
	}
	for _, path := range []string{v.Program, v.Data, v.Backup, v.File, v.Secret} {
		if path != "" && isHidden(path) {
			return fmt.Errorf("the unit hides /home, /root, /tmp and /var/tmp from the program, so %s cannot stand there: "+
				"install the program in /usr/local/bin, and keep data in /var/lib or /srv", path)
		}
	}
	if v.Addr != "" {
		if err := checkHeldAddress(v.Addr); err != nil {
			return err
		}
	}
	if v.TLS != "" {
		if _, err := certificates.Names(v.TLS); err != nil {
			return err
		}
	}
	_, wrongProxies := network.ParseProxies(v.Proxies)
	_, wrongDrain := parseDrain(or(v.Drain, "0s"))
	return errors.Join(wrongProxies, wrongDrain, checkOrigin(v.Origin))
}

// isHidden reports whether the unit hides a path from the program (ProtectHome, PrivateTmp).
func isHidden(path string) bool {
	return slices.ContainsFunc([]string{"/home", "/root", "/run/user", "/tmp", "/var/tmp"}, func(folder string) bool {
		return backups.Within(path, folder)
	})
}

// checkHeldAddress refuses an address at which systemd cannot listen: it looks up no names.
func checkHeldAddress(addr string) error {
	host, port, err := net.SplitHostPort(addr)
	number, wrong := strconv.ParseUint(port, 10, 16)
	if err != nil || wrong != nil || number == 0 {
		return fmt.Errorf("-addr %q is no network address with a port, such as 127.0.0.1:8080 or :8080", addr)
	}
	if _, err := netip.ParseAddr(host); host != "" && err != nil {
		return fmt.Errorf("-addr %q has a name, which systemd does not look up: write the network address, such as 127.0.0.1:%s", addr,
			port)
	}
	return nil
}

// checkCluster refuses incomplete settings of a site on several machines, and invalid addresses of the other machines.
func (v unitValues) checkCluster() error {
	if (v.Cluster == "") != (v.File == "") {
		return errHalfCluster
	}
	if (v.Peers == "") != (v.Secret == "") {
		return errHalfPeers
	}
	if v.Peers == "" {
		return nil
	}
	_, err := cluster.NewPeers(v.Peers, nil)
	return err
}
