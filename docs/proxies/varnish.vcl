# Varnish before Gevel, behind what ends TLS: /etc/varnish/default.vcl. Gevel caches its pages itself, and Varnish stores what it says may be
# stored.
vcl 4.1;

backend default {
	.host = "127.0.0.1";
	.port = "8080";
	.first_byte_timeout = 75s;
	.between_bytes_timeout = 75s; # events come at least every 20 seconds
}

sub vcl_recv {
	# Events never end, and what never ends is not stored.
	if (req.http.Accept ~ "text/event-stream") {
		return (pipe);
	}
}
