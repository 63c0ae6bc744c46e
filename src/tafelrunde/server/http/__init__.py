"""The edge: addresses, sockets and pages, what goes over the wire, and the guard at the door."""
