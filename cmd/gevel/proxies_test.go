//go:build proxies

package main

import (
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// proxy is a program that stands before the site, with the configuration that docs/proxies has for it.
type proxy struct {
	name, file string
	change     []string // pairs: what of the file is another for the test, PORT and SITE being the proxy's and the site's
	begin, end string
	command    string // with FILE, DIR and PORT
	says       string // what gevel check says; "" when all is well
}

// nginxTop is what stands around a site of nginx; its folders are of the user that runs it.
const nginxTop = "daemon off; pid DIR/pid; error_log stderr; events {}\n" +
	"http { access_log off; client_body_temp_path DIR/b; proxy_temp_path DIR/p; fastcgi_temp_path DIR/f; uwsgi_temp_path DIR/u; " +
	"scgi_temp_path DIR/s;\n"

// apacheTop loads what Debian's a2enmod does.
const apacheTop = "ServerRoot /usr/lib/apache2\nListen 127.0.0.1:PORT\nServerName localhost\nPidFile DIR/pid\nErrorLog /dev/stderr\n" +
	"DefaultRuntimeDir DIR\nLoadModule mpm_event_module modules/mod_mpm_event.so\n" +
	"LoadModule authz_core_module modules/mod_authz_core.so\nLoadModule proxy_module modules/mod_proxy.so\n" +
	"LoadModule proxy_http_module modules/mod_proxy_http.so\nLoadModule headers_module modules/mod_headers.so\n" +
	"User nobody\nGroup nogroup\n"

// proxies are Debian's. Their certificates are left out: what ends TLS does not change what is passed on.
var proxies = []proxy{
	{name: "nginx", file: "nginx.conf", change: []string{"listen 443 ssl http2;", "listen 127.0.0.1:PORT;", "ssl_certificate ", "#",
		"ssl_certificate_key ", "#"},
		begin: nginxTop, end: "}",
		command: "/usr/sbin/nginx -p DIR -c FILE"},
	{name: "nginx as it comes", begin: nginxTop, end: "server { listen 127.0.0.1:PORT; location / { proxy_pass http://SITE; } } }",
		command: "/usr/sbin/nginx -p DIR -c FILE", says: "problem  proxy     bodies of"},
	{name: "Apache", file: "apache.conf", change: []string{"<VirtualHost *:443>", "<VirtualHost 127.0.0.1:PORT>", "SSLEngine on", "",
		"SSLCertificateFile", "#", "SSLCertificateKeyFile", "#"},
		begin:   apacheTop,
		command: "/usr/sbin/apache2 -X -f FILE"},
	{name: "HAProxy", file: "haproxy.cfg", change: []string{"bind :443 ssl crt /etc/haproxy/www.example.com.pem alpn h2,http/1.1",
		"bind 127.0.0.1:PORT"}, command: "/usr/sbin/haproxy -db -f FILE"},
	{name: "HAProxy by HTTP/2", file: "haproxy.cfg", change: []string{"bind :443 ssl crt /etc/haproxy/www.example.com.pem alpn h2,http/1.1",
		"bind 127.0.0.1:PORT", "127.0.0.1:8080", "127.0.0.1:8080 proto h2"}, command: "/usr/sbin/haproxy -db -f FILE"},
	{name: "Caddy", file: "Caddyfile", change: []string{"www.example.com {", "http://127.0.0.1:PORT {"}, begin: "{\n\tadmin off\n}\n",
		command: "/usr/bin/caddy run --adapter caddyfile --config FILE"},
	{name: "Varnish", file: "varnish.vcl",
		command: "/usr/sbin/varnishd -F -a 127.0.0.1:PORT -f FILE -n DIR/varnish -s malloc,64m -j none"},
}

// TestProxies runs Debian's proxies with the configurations of docs/proxies, and as they come, before a site: what visitors, forms,
// uploads, events and caches need passes through, and gevel check says what does not.
func TestProxies(t *testing.T) {
	dir, store := filled(t)
	store.Close()
	site := freeAddress(t)
	serveFilled(t, dir, nil, nil, "-addr", site)
	for _, p := range proxies {
		t.Run(p.name, func(t *testing.T) {
			origin := "http://" + p.start(t, site)
			said, want := checked(t, "-data", dir, "-origin", origin), p.says
			if want == "" {
				want = "ok       proxy     it passes on bodies"
			}
			if !strings.Contains(said, want) {
				t.Errorf("gevel check does not say %q:\n%s", want, said)
			}
			if p.says == "" {
				passes(t, origin)
			}
		})
	}
}

// start starts the proxy and returns its address.
func (p proxy) start(t *testing.T, site string) string {
	t.Helper()
	dir, err := os.MkdirTemp("/tmp", "proxy")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	os.Chmod(dir, 0o755)
	address := freeAddress(t)
	_, port, _ := net.SplitHostPort(address)
	host, sitePort, _ := net.SplitHostPort(site)
	var text []byte
	if p.file != "" {
		if text, err = os.ReadFile("../../docs/proxies/" + p.file); err != nil {
			t.Fatal(err)
		}
	}
	config := string(text)
	for i := 0; i < len(p.change); i += 2 {
		if !strings.Contains(config, p.change[i]) {
			t.Fatalf("docs/proxies/%s has no %q", p.file, p.change[i])
		}
		config = strings.ReplaceAll(config, p.change[i], p.change[i+1])
	}
	config = strings.NewReplacer("127.0.0.1:8080", site, "\"127.0.0.1\"", `"`+host+`"`, "\"8080\"", `"`+sitePort+`"`).Replace(config)
	fill := strings.NewReplacer("PORT", port, "SITE", site, "DIR", dir, "FILE", filepath.Join(dir, "config"))
	if err := os.WriteFile(filepath.Join(dir, "config"), []byte(fill.Replace(p.begin+config+p.end)+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	words := strings.Fields(fill.Replace(p.command))
	c := exec.Command(words[0], words[1:]...)
	c.Stderr, c.Env = os.Stderr, append(os.Environ(), "XDG_DATA_HOME="+dir, "XDG_CONFIG_HOME="+dir)
	if err := c.Start(); err != nil {
		t.Fatalf("%v: install it (apt-get install nginx-light apache2 haproxy caddy varnish)", err)
	}
	t.Cleanup(func() {
		c.Process.Signal(os.Interrupt)
		time.AfterFunc(5*time.Second, func() { c.Process.Kill() })
		c.Wait()
	})
	for range 100 {
		if conn, err := net.Dial("tcp", address); err == nil {
			conn.Close()
			return address
		}
		time.Sleep(100 * time.Millisecond)
	}
	t.Fatalf("%s does not listen", p.name)
	return ""
}

// passes asks through a proxy for what depends on headers, statuses and encodings.
func passes(t *testing.T, origin string) {
	t.Helper()
	ask := func(method, path, body string, headers ...string) *http.Response {
		r, err := http.NewRequest(method, origin+path, strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		for i := 0; i < len(headers); i += 2 {
			r.Header.Set(headers[i], headers[i+1])
		}
		response, err := http.DefaultTransport.RoundTrip(r)
		if err != nil {
			t.Fatal(err)
		}
		defer response.Body.Close()
		io.Copy(io.Discard, response.Body)
		return response
	}
	page := ask("GET", "/nl/", "", "Accept-Encoding", "gzip")
	if page.StatusCode != http.StatusOK || page.Header.Get("Content-Encoding") != "gzip" || page.Header.Get("ETag") == "" {
		t.Errorf("a page is %s, encoded as %q with the tag %q; want 200, gzip and a tag", page.Status, page.Header.Get("Content-Encoding"),
			page.Header.Get("ETag"))
	}
	if again := ask("GET", "/nl/", "", "Accept-Encoding", "gzip", "If-None-Match",
		page.Header.Get("ETag")); again.StatusCode != http.StatusNotModified {
		t.Errorf("the same page again is %s, want 304", again.Status)
	}
	if moved := ask("GET", "/nl", ""); moved.StatusCode != http.StatusPermanentRedirect || moved.Header.Get("Location") != "/nl/" {
		t.Errorf("/nl is %s to %q, want 308 to /nl/", moved.Status, moved.Header.Get("Location"))
	}
	if none := ask("GET", "/nl/niets/", ""); none.StatusCode != http.StatusNotFound {
		t.Errorf("a page that does not exist is %s, want 404", none.Status)
	}
	for name, headers := range map[string][]string{"a browser of today": {"Sec-Fetch-Site", "same-origin", "Origin", origin},
		"a browser without Sec-Fetch-Site": {"Origin", origin}} {
		form := ask("POST", "/nl/contact/", "form=contact", append(headers, "Content-Type", "application/x-www-form-urlencoded")...)
		if form.StatusCode == http.StatusForbidden || form.StatusCode >= http.StatusInternalServerError {
			t.Errorf("an empty form of %s is answered with %s", name, form.Status)
		}
	}
	if other := ask("POST", "/nl/contact/", "form=contact", "Origin", "https://other.example", "Sec-Fetch-Site", "cross-site",
		"Content-Type",
		"application/x-www-form-urlencoded"); other.StatusCode != http.StatusForbidden {
		t.Errorf("a form of another site is answered with %s, want 403", other.Status)
	}
	if age := ask("GET", "/healthz", "").Header.Get("Age"); age != "" && age != "0" {
		t.Errorf("what /healthz says is %s seconds old", age)
	}
}
